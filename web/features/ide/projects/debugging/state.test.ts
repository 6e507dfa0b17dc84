import type { DebugState } from '@devorbit/contract/execution/debugging.ts';
import type { WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Debugging } from './state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = (part: Partial<DebugState>): DebugState => ({
  type: 'debug',
  stream: 1,
  state: 'running',
  done: 0,
  stop: null,
  placed: [],
  ...part,
});
const variable = (name: string, value: string, reference = 0) => ({ name, value, kind: null, reference });
const stopAt = (id: number): Partial<DebugState> => ({
  state: 'stopped',
  done: 3,
  stop: {
    reason: 'breakpoint',
    text: null,
    frames: [
      { id, name: 'f', path: 'a.py', line: 3 },
      { id: id + 1, name: 'main', path: 'a.py', line: 9 },
    ],
    scopes: [{ name: 'Locals', reference: 5, variables: [variable('n', '2')] }],
  },
});
const lines = (debugging: Debugging) => debugging.read().entries.map(({ kind, text }) => `${kind} ${text}`);
function linked(answer: (order: { type: string }) => unknown) {
  const asked: { type: string }[] = [];
  const link = {
    ask: async (order: { type: string }) => {
      asked.push(order);
      return answer(order) as WorkspaceFrame;
    },
  };
  return { asked, link: link as never };
}

test('the three lines are said each when it is true, and not before a second has passed', async () => {
  const debugging = new Debugging();
  const { link } = linked(() => ({}));
  debugging.begin();
  debugging.hear(state({ state: 'starting', done: 1 }), link);
  debugging.hear({ type: 'said', stream: 1, text: 'i is 0', late: false }, link);
  await vi.advanceTimersByTimeAsync(900);
  expect(lines(debugging)).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(lines(debugging)).toEqual(['info Debug session started', 'said i is 0']);
  debugging.hear(state({ done: 3 }), link);
  await vi.advanceTimersByTimeAsync(10);
  expect(lines(debugging)).toEqual([
    'info Debug session started',
    'said i is 0',
    'info Breakpoints set',
    'info Ready for debugging',
  ]);
});

test('where nothing debugs, the lines come a second later, and then why', async () => {
  const debugging = new Debugging();
  debugging.begin();
  debugging.refuse('There is no debugger for Bash here yet.');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(lines(debugging).slice(2)).toEqual([
    'info Ready for debugging',
    'fault There is no debugger for Bash here yet.',
  ]);
});

test('a stop shows its first frame; another frame and what a value consists of are asked for; a step forgets them', async () => {
  const debugging = new Debugging();
  const { link, asked } = linked((order) =>
    order.type === 'scopes'
      ? { type: 'scopes', request: 1, scopes: [{ name: 'Locals', reference: 8, variables: [] }] }
      : order.type === 'variables'
        ? { type: 'variables', request: 1, variables: [variable('0', '7')], more: true }
        : order.type === 'evaluate'
          ? { type: 'evaluated', request: 1, value: '42', kind: null, reference: 0, failed: false }
          : { type: 'done', request: 1 },
  );
  debugging.watch('n * 21');
  debugging.hear(state(stopAt(10)), link);
  expect(debugging.read()).toMatchObject({ stops: 1, frame: 10, scopes: [{ name: 'Locals' }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(debugging.read().watched).toEqual([{ expression: 'n * 21', value: '42', failed: false }]);
  await debugging.open(5);
  await debugging.open(5, 1);
  expect(debugging.read().children.get(5)).toMatchObject({ variables: [{}, {}], more: true });
  await debugging.choose(11);
  expect(debugging.read()).toMatchObject({ frame: 11, scopes: [{ reference: 8 }] });
  await debugging.evaluate('6 * 7');
  expect(lines(debugging).slice(-2)).toEqual(['asked 6 * 7', 'value 42']);
  debugging.hear(state(stopAt(20)), link);
  expect(debugging.read()).toMatchObject({ stops: 2, frame: 20 });
  expect(debugging.read().children.size).toBe(0);
  debugging.hear(state({ state: 'over' }), link);
  expect(debugging.isOn).toBe(false);
  await debugging.place([]);
  expect(asked.some(({ type }) => type === 'breakpoints')).toBe(false);
});

test('a name that is pointed at is told where the program stands, and nothing of it where that is not known', async () => {
  const debugging = new Debugging();
  let answer: unknown = { type: 'evaluated', request: 1, value: '42', kind: null, reference: 0, failed: false };
  const { link, asked } = linked(() => answer);
  expect(await debugging.look('a.b')).toBeNull();
  debugging.hear(state(stopAt(10)), link);
  expect(await debugging.look('a.b')).toBe('42');
  expect(asked).toEqual([{ type: 'evaluate', expression: 'a.b', frame: 10, why: 'hover' }]);
  const left = debugging.look('a.b');
  debugging.hear(state(stopAt(20)), link);
  expect(await left).toBeNull();
  answer = { type: 'evaluated', request: 1, value: 'no such name', kind: null, reference: 0, failed: true };
  expect(await debugging.look('a.c')).toBeNull();
  answer = Promise.reject(new Error('The program is running'));
  expect(await debugging.look('a.b')).toBeNull();
  expect(debugging.read().entries).toEqual([]);
  const before = asked.length;
  debugging.allow(false);
  expect(await debugging.look('a.b')).toBeNull();
  debugging.allow(true);
  debugging.hear(state({}), link);
  expect(await debugging.look('a.b')).toBeNull();
  expect(asked).toHaveLength(before);
});

test('what is refused is said in the console', async () => {
  const debugging = new Debugging();
  const link = { ask: () => Promise.reject(new Error('The program is running')) };
  debugging.hear(state({ done: 3 }), link as never);
  await debugging.step('over');
  expect(lines(debugging).at(-1)).toBe('fault The program is running');
});

test('a program that has ended, or is lost, stands nowhere and is not stepped', () => {
  const debugging = new Debugging();
  debugging.end();
  expect(debugging.read().state).toBeNull();
  debugging.hear(state(stopAt(10)), linked(() => ({})).link);
  debugging.end();
  expect(debugging.isOn).toBe(false);
  expect(debugging.read()).toMatchObject({ state: { state: 'over', stop: null }, frame: null, scopes: [] });
});
