// @vitest-environment happy-dom
import type { SharedProject as Shared } from '@devorbit/contract/ide/links.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedQuery } from '../../api.ts';
import { unzip } from '../../transfer/model.ts';
import { SharedProject } from './shared-project.tsx';

const saved = vi.hoisted((): File[] => []);
vi.mock('../../../../../platform/save-file.ts', () => ({ saveFile: (file: File) => void saved.push(file) }));
// The editor is another test's.
vi.mock('../../../../../ui/code-editor/read-only-code.tsx', () => ({ default: () => null }));

const token = 'A'.repeat(22);
const pictures = [2, 3, 4, 5, 6, 7];
const file = (id: number, name: string, kind: 'text' | 'binary' | 'folder', content: string | null = null) => ({
  id,
  name,
  language: 'text',
  kind,
  content,
  size: 1,
});
const shared: Shared = {
  name: 'Orbits',
  username: 'ada',
  version: null,
  files: [
    file(1, 'main.py', 'text', 'one\n'),
    ...pictures.map((id) => file(id, `src/${id}.png`, 'binary')),
    file(9, 'empty', 'folder'),
  ],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const place = document.createElement('div');
let root: Root;
/** Calls that wait for an answer. */
let asked: { id: number; answer: (response: Response) => void; signal: AbortSignal }[];
const button = () => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes('Download'));
const bar = () => place.querySelector('progress');
const press = () => act(async () => button()?.click());
const bytesOf = (id: number) => new Response(new Uint8Array([0, 0xff, id]));
const answer = (id: number, response: Response) =>
  act(async () => {
    asked.find((one) => one.id === id)?.answer(response);
    // Fetch, its body, and what is done then.
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  saved.length = 0;
  asked = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        const id = Number(/\/api\/ide\/shared\/A{22}\/files\/(\d+)\/bytes\/$/.exec(address)?.[1]);
        signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
        asked.push({ id, answer: resolve, signal });
      }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sharedQuery(token, false).queryKey, shared);
  root = createRoot(place);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SharedProject token={token} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the zip has every file; a few are fetched at one time, and it shows how far it is', async () => {
  await press();
  expect(asked.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect([bar()?.value, bar()?.max]).toEqual([0, 6]);
  await press();
  await answer(3, bytesOf(3));
  expect(asked.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
  expect(bar()?.value).toBe(1);
  for (const id of [2, 4, 5, 6, 7]) await answer(id, bytesOf(id));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Orbits.zip');
  const { files, left } = await unzip(new Uint8Array(await saved[0]!.arrayBuffer()));
  expect(left).toEqual([]);
  expect(files.filter(({ content }) => content !== undefined)).toEqual([{ name: 'main.py', content: 'one\n' }]);
  expect(files.flatMap(({ name, base64 }) => (base64 === undefined ? [] : [[name, base64]]))).toEqual(
    pictures.map((id) => [`src/${id}.png`, btoa(String.fromCharCode(0, 0xff, id))]),
  );
  expect(files).toContainEqual({ name: 'empty' });
  await act(async () => undefined);
  expect(bar()).toBeNull();
  expect(place.querySelector('[role=alert]')).toBeNull();
});

test('where a file cannot be had it says which and why, the others are ended, and nothing is saved', async () => {
  await press();
  await answer(2, bytesOf(2));
  await answer(4, Response.json({ detail: 'File not found' }, { status: 404 }));
  await vi.waitFor(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'src/4.png couldn’t be fetched, so nothing was saved. File not found',
    ),
  );
  expect(asked.filter(({ signal }) => signal.aborted).map(({ id }) => id)).toEqual(expect.arrayContaining([3, 5, 6]));
  expect(asked.map(({ id }) => id)).not.toContain(7);
  expect(saved).toEqual([]);
  expect(bar()).toBeNull();
  // Once more.
  await press();
  expect(place.querySelector('[role=alert]')).toBeNull();
  expect(bar()?.value).toBe(0);
});
