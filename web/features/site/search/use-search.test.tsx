import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Found, useSearch } from './use-search.ts';

let root: Root;
/** Calls that wait for their answer, by their question. */
const waiting = new Map<string, (answer: Response) => void>();

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The network's edge: an answer comes when the test says so, also to a call that was given up.
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((answer) => {
        waiting.set(new URL(address, 'http://page.example').searchParams.get('q') ?? '', answer);
      }),
  );
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

let latest: Found;
function Page({ q, seen }: { q: string; seen: (found: Found) => void }) {
  seen(useSearch({ q }, 1));
  return null;
}
const ask = (q: string) => act(() => root.render(<Page q={q} seen={(found) => (latest = found)} />));
const soon = (check: () => void) =>
  vi.waitFor(async () => {
    // What has happened since is shown when `act` ends.
    await act(() => new Promise<void>((done) => setTimeout(done, 5)));
    check();
  }, 60_000);
const called = (q: string) => soon(() => expect(waiting.has(q)).toBe(true));
const answer = (q: string, total: number, status = 200) =>
  waiting.get(q)?.(new Response(JSON.stringify({ total, error: 'No' }), { status }));
const settled = () => soon(() => expect(latest.pending).toBe(false));

test('nothing is asked for an empty question', () => {
  ask('');
  expect(latest).toMatchObject({ page: null, pending: false, error: null });
});

test('an answer that comes late never takes the place of the one to what was asked since', async () => {
  ask('first');
  await called('first');
  ask('second');
  await called('second');
  answer('second', 2);
  await settled();
  answer('first', 1);
  await act(() => new Promise<void>((done) => setTimeout(done, 20)));
  expect(latest).toMatchObject({ page: { total: 2 }, pending: false });
});

test('the last answer stays while the next one is on its way', async () => {
  ask('graph');
  await called('graph');
  answer('graph', 3);
  await settled();
  ask('graphs');
  expect(latest).toMatchObject({ page: { total: 3 }, pending: true });
});

test('a failure is told, and asked again', async () => {
  ask('down');
  await called('down');
  answer('down', 0, 503);
  await settled();
  expect(latest).toMatchObject({ page: null, error: { status: 503 } });
  waiting.clear();
  act(() => latest.again());
  await called('down');
  answer('down', 4);
  await settled();
  expect(latest).toMatchObject({ page: { total: 4 }, error: null });
});
