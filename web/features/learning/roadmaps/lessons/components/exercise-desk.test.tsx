// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from '../../../../../platform/session.ts';
import ExerciseDesk from './exercise-desk.tsx';

vi.mock('../../../../../ui/code-editor/code-editor.tsx', () => ({ CodeEditor: () => null }));
vi.mock('../../../../../frames/frame-host.ts', () => ({
  openFrameHost: () => ({ order: () => undefined, close: () => undefined }),
}));

const attempt = (state: string, message: string) => ({
  id: '00000000-0000-4000-8000-000000000000',
  exercise: 'react.state.counter',
  state,
  results: [],
  message,
  created_at: '2030-05-04T10:00:00.000Z',
  judged_at: '2030-05-04T10:00:01.000Z',
});
const user = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  full_name: 'Ada',
  is_staff: false,
  is_superuser: false,
  date_joined: '2026-01-01T00:00:00Z',
};
const place = document.createElement('div');
const onProven = vi.fn<() => void>();
const sent: string[] = [];
let signal: AbortSignal | null | undefined;
let answer: () => Response | Promise<Response>;
let root: Root;

const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _button = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const _press = (name: string) => act(() => _button(name)?.click());
const _alerts = () => [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.length = 0;
  onProven.mockReset();
  keepSession({ session_code: 'x', expires_at: '2999-01-01T00:00:00Z', user });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(`${init.method} ${address}`);
    signal = init.signal;
    return answer();
  });
  document.body.append(place);
  root = createRoot(place);
  act(() =>
    root.render(
      <ExerciseDesk
        kit="react"
        id="react/state/counter"
        starter="let one;"
        tests=""
        onProven={onProven}
        acts={() => null}
      />,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  dropSession();
  vi.unstubAllGlobals();
});

test('a program is sent once; the last verdict stays until the next is there, also over a failure', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  _press('Submit for proof');
  _press('Checking…');
  await _eventually(() => expect(sent).toEqual(['POST /api/exercises/react.state.counter/attempts/']));
  expect(_button('Checking…')?.getAttribute('aria-disabled')).toBe('true');
  resolve(Response.json(attempt('failed', 'One test failed.'), { status: 202 }));
  await _eventually(() => expect(_alerts()).toEqual(['One test failed.']));
  expect(onProven).not.toHaveBeenCalled();

  answer = () => Response.json({ message: 'Too many tries.' }, { status: 429 });
  _press('Submit for proof');
  await _eventually(() => expect(_alerts()).toEqual(['Too many tries.', 'One test failed.']));

  answer = () => Response.json(attempt('passed', 'Proven.'), { status: 202 });
  _press('Submit for proof');
  await _eventually(() => expect(place.querySelector('[role=status]')?.textContent).toBe('Proven.'));
  expect(_alerts()).toEqual([]);
  expect(onProven).toHaveBeenCalledOnce();
});

test('a solution that cannot be loaded is said so until the next try, and one that was stays', async () => {
  answer = () => Response.json(attempt('failed', 'One test failed.'), { status: 202 });
  _press('Submit for proof');
  await _eventually(() => expect(_button('Show a solution')).toBeDefined());
  answer = () => Response.json({ message: 'Not now.' }, { status: 400 });
  _press('Show a solution');
  await _eventually(() => expect(_alerts()).toEqual(['Not now.', 'One test failed.']));
  answer = () => Response.json(attempt('failed', 'Two tests failed.'), { status: 202 });
  _press('Submit for proof');
  await _eventually(() => expect(_alerts()).toEqual(['Two tests failed.']));
  answer = () => Response.json({ source: 'export default 1;' });
  _press('Show a solution');
  await _eventually(() => expect(place.querySelector('pre code')?.textContent).toBe('export default 1;'));
  answer = () => Response.json(attempt('passed', 'Proven.'), { status: 202 });
  _press('Submit for proof');
  await _eventually(() => expect(onProven).toHaveBeenCalledOnce());
  expect(place.querySelector('pre code')?.textContent).toBe('export default 1;');
});

test('who leaves ends the call', async () => {
  answer = () => new Promise(() => undefined);
  _press('Submit for proof');
  await _eventually(() => expect(sent).toHaveLength(1));
  expect(signal?.aborted).toBe(false);
  act(() => root.unmount());
  expect(signal?.aborted).toBe(true);
});
