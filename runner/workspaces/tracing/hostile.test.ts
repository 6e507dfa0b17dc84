import { TRACING } from '@devorbit/contract/execution/tracing.ts';
import { expect, test } from 'vitest';
import { ownWorkspaces } from '../_client.ts';
import { recorded, statesOf, variables } from './_tracing.ts';

/** Programs that do what they can against their own recording: whatever they say is a stranger's word. */

const tools = ownWorkspaces(4);

const python = { language: 'python', entry: 'main.py' };
const put = (id: string, content: string) => tools.patch(id, { write: [{ path: 'main.py', content }] });
/** The recording of a program, and that the workspace records the next one as ever. */
async function run(text: string) {
  const id = await tools.made();
  await put(id, text);
  const client = await tools.attach(id);
  const result = await recorded(client, python);
  await put(id, 'a = 1\n');
  expect((await recorded(client, python)).steps.map(({ event }) => event)).toEqual(['line', 'end']);
  client.close();
  await tools.ended(id);
  return { ...result, text: client.texts.get(result.stream) ?? '' };
}

/** The descriptor of our pipe, as any program can find it. */
const FIND = `import os, stat
pipe = next(n for n in range(3, 30) if os.path.exists(f"/proc/self/fd/{n}") and stat.S_ISFIFO(os.fstat(n).st_mode))
`;

test.each([
  ['no JSON', '"{{{\\n"'],
  ['a step of another shape', '\'{"event":"line"}\\n\''],
  ['a name of a megabyte', `'{"over":"end","output":"' + "x" * 1_000_000 + '"}\\n'`],
  ['a line without an end', '"x" * 3_000_000'],
  ['nested without end', '"[" * 200_000 + "\\n"'],
  [
    'a line number of 10⁹⁹',
    `'{"event":"line","frames":[{"name":"f","path":null,"line":1e99,"variables":[]}],"deeper":0,"objects":[],"output":"","words":null,"end":null,"threads":false}\\n'`,
  ],
])('%s, written to the pipe: the recording ends, and the program; what was recorded stays', async (_, words) => {
  const { last, steps } = await run(`${FIND}os.write(pipe, (${words}).encode())\nimport time\ntime.sleep(600)\n`);
  expect([last?.cut, last?.over]).toEqual(['forged', true]);
  expect(steps.length).toBeGreaterThan(1);
});

test('a false record of the right shape is shown as any: it can claim no more than a program can do', async () => {
  const { steps, last } = await run(
    `${FIND}os.write(pipe, b'{"event":"line","frames":[{"name":"forged","path":"../../etc/passwd","line":7,"variables":[]}],"deeper":0,"objects":[],"output":"","words":null,"end":null,"threads":false}\\n')\n`,
  );
  expect(steps.some(({ frames }) => frames[0]?.name === 'forged')).toBe(true);
  expect(last?.cut).toBe(null);
});

test.each([
  ['replaces sys.settrace', 'import sys\nsys.settrace(lambda *all: None)\na = 1\nprint("goes on")\n'],
  ['turns it off', 'import sys\nsys.settrace(None)\na = 1\nprint("goes on")\n'],
])('a program that %s runs on, and it is said that its steps are lost', async (_, text) => {
  const { last, text: written, exit } = await run(text);
  expect(last).toMatchObject({ over: true, cut: 'lost' });
  expect([written, exit.code]).toEqual(['goes on\r\n', 0]);
});

test('nothing of the program is called to show it: no __repr__, property, __getattr__, __len__, __iter__, __class__', async () => {
  const { states, exit, text } = await run(`calls = []
class Meta(type):
    def __getattribute__(cls, name):
        calls.append("meta " + name)
        return type.__getattribute__(cls, name)
class Loud(metaclass=Meta):
    def __repr__(self):
        while True: pass
    def __getattribute__(self, name):
        calls.append(name)
        raise SystemExit(9)
    @property
    def __class__(self):
        raise SystemExit(9)
class List(list):
    def __iter__(self): raise SystemExit(9)
    def __len__(self): raise SystemExit(9)
class Word(str):
    def __repr__(self): raise SystemExit(9)
class Key:
    def __repr__(self): raise SystemExit(9)
    def __hash__(self): return 1
    def __eq__(self, other): return self is other
calls.clear()
loud = Loud()
calls.clear()
items = List([1])
word = Word("w")
table = {Key(): 1}
print(calls)
`);
  expect([exit.code, text]).toEqual([0, '[]\r\n']);
  expect(variables(states.at(-2))).toMatchObject({ items: ['1'], table: { Key: '1' } });
});

test('deep and huge objects are cut: ten thousand nested lists, a million elements, names of a megabyte, 10 MB of text', async () => {
  const { states, last, steps } = await run(`deep = []
for i in range(300):
    deep = [deep]
wide = list(range(1_000_000))
table = {i: i for i in range(100_000)}
text = "y" * 10_000_000
globals()["n" * 1_000_000] = 1
many = [[i] for i in range(1000)]
done = 1
`);
  expect(last?.over).toBe(true);
  const shown = states.at(-2)!;
  const wide = [...shown.objects.values()].find(({ more }) => more === 1_000_000 - TRACING.CELLS);
  expect(wide?.cells).toHaveLength(TRACING.CELLS);
  expect(
    [...shown.objects.values()].some(({ shape, more }) => shape === 'map' && more === 100_000 - TRACING.CELLS),
  ).toBe(true);
  expect(JSON.stringify(steps).length).toBeLessThan(TRACING.BYTES + 10_000);
  for (const { frames } of steps)
    for (const { variables: all } of frames) for (const { name } of all) expect(name.length).toBeLessThan(101);
});

test('a flood of large steps is cut by its size, a flood of output by its length', async () => {
  const flood = await run('n = 0\nwhile True:\n    x = [[str(n) * 100, j] for j in range(45)]\n    n += 1\n');
  expect(flood.last?.cut).toBe('size');
  expect(JSON.stringify(flood.steps).length).toBeLessThan(TRACING.BYTES + 10_000);
  const { steps, last } = await run('for i in range(300):\n    print("z" * 10_000)\n');
  expect(last?.cut).toBe(null);
  expect(steps.map(({ output }) => output).join('')).toHaveLength(TRACING.OUTPUT);
});

test('names and values with control characters, and letters that turn a line around, are told as escapes', async () => {
  const { steps } = await run(`Evil = type("a\\u202eb\\x1b[31m", (), {})
evil = Evil()
evil.__dict__["k\\u2066\\x07"] = "v\\u202e\\x00"
globals()["g\\u202e"] = 1
done = 1
raise type("E\\u202e", (Exception,), {})("w\\u202e")
`);
  const text = JSON.stringify(steps.map((step) => ({ ...step, output: '' })));
  // eslint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain(String.raw`a\\u202eb`);
  expect(statesOf(steps).find(({ event }) => event === 'exception')?.words).toBe(String.raw`E\u202e: w\u202e`);
});

test('a program that keeps the pipe open, forks, or ends at once by a signal: the recording ends with it', async () => {
  const forks = await run('import os, time\nif os.fork() == 0:\n    time.sleep(600)\n    os._exit(0)\na = 1\n');
  expect(forks.last).toMatchObject({ over: true, cut: null });
  const killed = await run('import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n');
  expect(killed.steps.at(-1)).toMatchObject({ event: 'end', end: { code: null, signal: 'SIGKILL' } });
  const left = await run('import os\nos._exit(4)\n');
  expect(left.steps.at(-1)?.end).toEqual({ code: 4, signal: null });
});
