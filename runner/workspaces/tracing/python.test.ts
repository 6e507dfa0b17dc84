import { TRACING } from '@devorbit/contract/execution/tracing.ts';
import { expect, test } from 'vitest';
import { ownWorkspaces } from '../_client.ts';
import { recorded, refOf, variables, written } from './_tracing.ts';

const tools = ownWorkspaces(4);

const python = { language: 'python', entry: 'main.py' };
async function opened(text: string, others: Record<string, string> = {}) {
  const id = await tools.made();
  const files = Object.entries({ 'main.py': text, ...others }).map(([path, content]) => ({ path, content }));
  expect((await tools.patch(id, { write: files })).status).toBe(204);
  const client = await tools.attach(id);
  return { id, client, close: async () => (client.close(), await tools.ended(id)) };
}
async function run(text: string, more: object = {}, others: Record<string, string> = {}) {
  const { client, close } = await opened(text, others);
  const result = await recorded(client, { ...python, ...more });
  await close();
  return { ...result, text: client.texts.get(result.stream) ?? '', errorText: client.texts.get(result.errors) ?? '' };
}

test('every line, call and return with stack, variables and output; two names of one list lead to one object', async () => {
  const { states, last, exit, text } = await run(`def add(items, item):
    items.append(item)
    return len(items)
a = [1]
b = a
print("size", add(b, 2))
c = [1, 2]
`);
  expect(states.map(({ event, line }) => [event, line])).toEqual([
    ['line', 1],
    ['line', 4],
    ['line', 5],
    ['line', 6],
    ['call', 1],
    ['line', 2],
    ['line', 3],
    ['return', 3],
    ['line', 7],
    ['end', 7],
  ]);
  // What the last line has left stays with the end.
  expect(variables(states.at(-1))).toMatchObject({ a: ['1', '2'], c: ['1', '2'] });
  expect(refOf(states.at(-1), 'a')).not.toBe(refOf(states.at(-1), 'c'));
  const inside = states[6];
  expect(inside?.frames.map(({ name, path, line }) => [name, path, line])).toEqual([
    ['add', 'main.py', 3],
    ['main program', 'main.py', 6],
  ]);
  expect(variables(inside)).toEqual({ items: ['1', '2'], item: '2' });
  expect(new Set([refOf(inside, 'items'), refOf(inside, 'a', 1), refOf(inside, 'b', 1)]).size).toBe(1);
  expect(variables(states[5])).toEqual({ items: ['1'], item: '2' });
  expect(states[7]?.frames[0]?.returns).toEqual({ text: '2' });
  expect(states.map(({ output }) => output)).toEqual([...Array(8).fill(''), 'size 2\n', 'size 2\n']);
  expect(text).toBe('size 2\r\n');
  expect(last).toMatchObject({ over: true, cut: null, threads: false });
  expect(last?.steps.at(-1)?.end ?? states.at(-1)).toMatchObject({ code: 0 });
  expect(exit).toMatchObject({ code: 0, status: null });
});

test('recursion: a call more for each, and answers on the way back; other modules of the project are stepped through, libraries are not', async () => {
  const { states } = await run(
    'import json\nfrom parts.maths import factorial\nprint(json.dumps([factorial(3)]))\n',
    {},
    { 'parts/maths.py': 'def factorial(n):\n    if n < 2:\n        return 1\n    return n * factorial(n - 1)\n' },
  );
  const deepest = states.find(({ frames }) => frames.length === 4);
  expect(deepest?.frames.map(({ name, path, line }) => [name, path, line])).toEqual([
    ['factorial', 'parts/maths.py', 1],
    ['factorial', 'parts/maths.py', 4],
    ['factorial', 'parts/maths.py', 4],
    ['main program', 'main.py', 3],
  ]);
  expect(states.flatMap(({ frames }) => (frames[0]?.returns ? [frames[0].returns] : []))).toEqual([
    { text: '1' },
    { text: '2' },
    { text: '6' },
  ]);
  expect(states.some(({ frames }) => frames.some(({ path }) => path === null))).toBe(false);
});

test('objects, dictionaries, tuples, sets and nested ones are told as they are; cycles end', async () => {
  const { states } = await run(`from collections import deque, namedtuple
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next
P = namedtuple("P", "x y")
first = Node(1, Node(2))
first.next.next = first
all = {"p": P(1, 2.5), ("k", 1): {3}, 2: deque([None, True])}
big = 2 ** 5000
text = "x" * 10_000_000
done = 1
`);
  const last = states.at(-2);
  expect(variables(last)).toMatchObject({
    all: { "'p'": { x: '1', y: '2.5' }, "('k', 1)": ['3'], 2: ['None', 'True'] },
    big: 'int of 5001 bits',
    text: expect.stringMatching(/^'x+.*of 10000000 characters$/),
    Node: 'class Node',
    P: 'class P',
  });
  const first = last?.objects.get(refOf(last, 'first')!);
  const second = first?.cells[1]?.value;
  expect(first).toMatchObject({ type: 'Node', shape: 'fields', cells: [{ key: 'value', value: { text: '1' } }, {}] });
  const back = second && 'ref' in second ? last?.objects.get(second.ref)?.cells[1]?.value : null;
  expect(back).toEqual({ ref: first?.id });
});

test('what is typed is read, and stands in the output with its prompt; arguments and the environment are there', async () => {
  const { client, close } = await opened(
    'import os, sys\nname = input("name? ")\nprint("hello", name, sys.argv, os.environ["GREETING"])\n',
  );
  const { states, exit } = await recorded(
    client,
    { ...python, args: ['x y'], env: { GREETING: 'hi' } },
    async (stream) => {
      await client.sees(stream, /name\? /);
      client.type(stream, 'Ada\n');
    },
  );
  expect(exit).toMatchObject({ code: 0 });
  expect(states.at(-1)?.output).toBe("name? Ada\nhello Ada ['main.py', 'x y'] hi\n");
  expect(variables(states.at(-2))).toMatchObject({ name: "'Ada'" });
  const given = await recorded(client, { ...python, stdin: 'Bob\n', env: { GREETING: 'hi' } });
  expect(given.states.at(-1)?.output).toBe("name? hello Bob ['main.py'] hi\n");
  await close();
});

test('an exception that is caught, one that is not, and an exit code are steps', async () => {
  const caught = await run('try:\n    [].pop()\nexcept IndexError as error:\n    kept = str(error)\n');
  expect(caught.states.map(({ event, line, words }) => [event, line, words])).toEqual([
    ['line', 1, null],
    ['line', 2, null],
    ['exception', 2, 'IndexError: pop from empty list'],
    ['line', 3, null],
    ['line', 4, null],
    ['end', 4, null],
  ]);
  const { states, steps, exit, errorText } = await run('def half(n):\n    return 1 / n\nhalf(0)\n');
  expect(states.at(-2)).toMatchObject({ event: 'exception', words: 'ZeroDivisionError: division by zero', line: 2 });
  expect(steps.at(-1)?.end).toEqual({ code: 1, signal: null });
  expect(exit).toMatchObject({ code: 1 });
  expect(errorText).toMatch(/^Traceback[^]*File "\/box\/main.py", line 2, in half[^]*ZeroDivisionError/);
  expect(errorText).not.toMatch(/trace-program/);
  expect(states.at(-1)?.output).toContain('ZeroDivisionError');
  expect((await run('import sys\nsys.exit(3)\n')).steps.at(-1)?.end).toEqual({ code: 3, signal: null });
});

test('a program that cannot be read has no steps, and says why as ever', async () => {
  const { steps, exit, errorText } = await run('def f(:\n');
  expect([steps, exit.code]).toEqual([[], 1]);
  expect(errorText).toMatch(/SyntaxError/);
});

test('an endless loop is cut at its limit, and the program with it; the next run goes on', async () => {
  const { client, close } = await opened('n = 0\nwhile True:\n    n += 1\n');
  const { steps, last, exit, states } = await recorded(client, python);
  expect([steps.length, last?.cut, last?.over]).toEqual([TRACING.STEPS, 'steps', true]);
  expect(exit).toMatchObject({ signal: 'SIGKILL', code: null });
  expect(variables(states.at(-1))).toEqual({ n: '499' });
  expect((await recorded(client, python)).steps).toHaveLength(TRACING.STEPS);
  await close();
});

test('the main thread is recorded, and it is said that there are others', async () => {
  const { states, last } = await run(`import threading
lines = []
def work():
    lines.append("worked")
thread = threading.Thread(target=work)
thread.start()
thread.join()
gate = threading.Event()
other = threading.Thread(target=gate.wait)
other.start()
done = 1
gate.set()
`);
  expect(states.filter(({ frames }) => frames[0]?.name === 'work')).toEqual([]);
  expect(
    written(states.at(-2)?.frames[0]?.variables.find(({ name }) => name === 'lines')?.value, states.at(-2)!),
  ).toEqual(["'worked'"]);
  expect(last?.threads).toBe(true);
});

test('who comes late is told the whole recording; one at a time; other languages have none', async () => {
  const { id, client, close } = await opened('print("a")\nprint("b")\n', { 'main.rb': 'puts 1\n' });
  const { steps } = await recorded(client, python);
  const late = await tools.attach(id);
  await late.until('exit');
  expect(late.frames.flatMap((frame) => (frame.type === 'traced' ? frame.steps : []))).toEqual(steps);
  late.close();
  await tools.patch(id, { write: [{ path: 'main.py', content: 'input()\n' }] });
  const { stream } = await client.start({ type: 'trace', ...python, rows: 24, columns: 80 });
  expect(await client.ask({ type: 'trace', ...python, rows: 24, columns: 80 })).toMatchObject({
    type: 'refused',
    message: expect.stringContaining('is running'),
  });
  expect(await client.ask({ type: 'step', how: 'over' })).toMatchObject({ type: 'refused' });
  client.say({ type: 'close', stream });
  expect(await client.exitOf(stream)).toMatchObject({ signal: 'SIGKILL' });
  expect(await client.ask({ type: 'trace', language: 'bash', entry: 'main.rb', rows: 24, columns: 80 })).toMatchObject({
    type: 'refused',
    message: expect.stringMatching(/^A run is shown step by step in Python, C, /),
  });
  await close();
});

test('the body of a class is run line by line, and is no call', async () => {
  const { states } = await run('class Moon:\n    of = "Mars"\nmoon = Moon()\n');
  expect(states.map(({ event, line, frames }) => [event, line, frames[0]?.name])).toEqual([
    ['line', 1, 'main program'],
    ['line', 1, 'class Moon'],
    ['line', 2, 'class Moon'],
    ['line', 3, 'main program'],
    ['end', 3, 'main program'],
  ]);
});
