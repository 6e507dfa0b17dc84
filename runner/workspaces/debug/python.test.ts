import { expect, test } from 'vitest';
import { ownWorkspaces, size } from '../_client.ts';
import { debugging, locals, where } from './_debugging.ts';

const tools = ownWorkspaces(4);

const SQUARES = `import sys
def square(n):
    r = n * n
    return r
name = input("name? ")
all = []
for i in range(4):
    all.append(square(i))
print(name, all, sys.argv[1:])
sys.exit(3)
`;
const python = { language: 'python', entry: 'main.py' };
async function opened(text = SQUARES) {
  const id = await tools.made();
  expect((await tools.patch(id, { write: [{ path: 'main.py', content: text }] })).status).toBe(204);
  return { id, client: await tools.attach(id) };
}

test('stops where a condition holds, steps, shows and evaluates; the program reads, writes and ends as in a run', async () => {
  const { id, client } = await opened();
  const session = await debugging(client, {
    ...python,
    args: ['x y'],
    breakpoints: [
      { path: 'main.py', line: 3, condition: 'n == 2' },
      { path: 'main.py', line: 8, log: 'i is {i}' },
    ],
  });
  await client.sees(session.stream, /name\? /);
  client.type(session.stream, 'Ada\n');
  const stopped = await session.state('stopped');
  expect(where(stopped)).toEqual(['main.py', 3]);
  expect(stopped.stop).toMatchObject({ reason: 'breakpoint', text: null });
  expect(stopped.stop?.frames.map(({ name, line }) => [name, line])).toEqual([
    ['square', 3],
    ['<module>', 8],
  ]);
  expect(locals(stopped)).toMatchObject({ n: '2' });
  expect(session.states().map(({ done }) => done)).toEqual(expect.arrayContaining([0, 1, 2, 3]));
  expect(stopped.placed.map(({ line, verified }) => [line, verified])).toEqual([
    [3, true],
    [8, true],
  ]);

  const stepped = await session.step('over');
  expect([where(stepped), locals(stepped)]).toMatchObject([['main.py', 4], { n: '2', r: '4' }]);
  expect(await session.evaluate('[n, {"a": r}]')).toMatchObject({
    value: "[2, {'a': 4}]",
    kind: 'list',
    failed: false,
  });
  expect(await session.evaluate('r', 'hover')).toMatchObject({ value: '4', failed: false });
  expect(await session.evaluate('nonsense', 'hover')).toMatchObject({ failed: true });
  expect(await session.evaluate('nonsense +', 'watch')).toMatchObject({ failed: true });
  await session.evaluate('r = 100');
  expect(locals(session.last())).toMatchObject({ r: '100' });
  expect(where(await session.step('out'))).toEqual(['main.py', 8]);
  const list = await session.evaluate('all', 'watch');
  expect((await session.inside(list.reference)).map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['0', '0'],
      ['1', '1'],
    ]),
  );
  await session.ask({ type: 'breakpoints', breakpoints: [] });
  // What ends a program with a code that says so is an exception in Python.
  expect((await session.step('continue')).stop).toMatchObject({
    reason: 'exception',
    text: expect.stringMatching(/^SystemExit/),
  });
  await session.go();
  expect(await session.exit()).toMatchObject({ code: 3, status: 'RE', ran: true });
  expect(client.texts.get(session.stream)).toMatch(/Ada \[0, 1, 100, 9\] \['x y'\]/);
  expect(client.texts.get(session.errors) ?? '').toBe('');
  expect(session.said().match(/i is \d/g)).toEqual(['i is 0', 'i is 1', 'i is 2']);
  expect(session.last()).toMatchObject({ state: 'over', stop: null });
  client.close();
  await tools.ended(id);
});

test('an exception that nobody catches stops where it is raised; with all of them, also one that is caught', async () => {
  const text = 'try:\n    int("x")\nexcept ValueError:\n    pass\nv = 7\n1 / 0\n';
  const { id, client } = await opened(text);
  const first = await debugging(client, python);
  const raised = await first.state('stopped');
  expect(where(raised)).toEqual(['main.py', 6]);
  expect(raised.stop).toMatchObject({ reason: 'exception', text: expect.stringContaining('ZeroDivisionError') });
  expect(locals(raised)).toMatchObject({ v: '7' });
  await first.go();
  expect(await first.exit()).toMatchObject({ code: 1 });
  expect(client.texts.get(first.errors)).toMatch(/ZeroDivisionError: division by zero/);

  const second = await debugging(client, { ...python, exceptions: 'all' });
  expect(where(await second.state('stopped'))).toEqual(['main.py', 2]);
  expect(where(await second.step('continue'))).toEqual(['main.py', 6]);
  client.say({ type: 'close', stream: second.stream });
  expect(await second.exit()).toMatchObject({ message: 'Stopped' });
  client.close();
  await tools.ended(id);
});

test('an object is shown by what it holds, unless its class writes it; a list and what refers to itself end somewhere', async () => {
  const text = `class Star:
    def __init__(self, name):
        self.name = name
        self.next = None
class Slotted:
    __slots__ = ("x", "y")
    def __init__(self):
        self.x = 1
class Written:
    def __repr__(self):
        return "mine"
class Empty:
    pass
class Shy(Star):
    @property
    def seen(self):
        print("looked at")
star, slotted, written, empty, shy = Star("Vega"), Slotted(), Written(), Empty(), Shy("Rigel")
star.next = star
wide = Empty()
wide.__dict__.update({f"f{at}": at for at in range(20)})
stars = [star, Star("Sirius")]
pass
`;
  const { id, client } = await opened(text);
  const session = await debugging(client, { ...python, breakpoints: [{ path: 'main.py', line: 23 }] });
  expect(locals(await session.state('stopped'))).toMatchObject({
    star: "Star {name: 'Vega', next: Star {name: 'Vega', next: Star {…}}}",
    slotted: 'Slotted {x: 1}',
    written: 'mine',
    empty: 'Empty {}',
    shy: "Shy {name: 'Rigel', next: None}",
    wide: 'Empty {f0: 0, f1: 1, f2: 2, f3: 3, f4: 4, f5: 5, f6: 6, f7: 7, …}',
    stars: "[Star {name: 'Vega', next: Star {…}}, Star {name: 'Sirius', next: None}]",
  });
  await session.go();
  await session.exit();
  expect(client.texts.get(session.stream) ?? '').toBe('');
  client.close();
  await tools.ended(id);
});

test('who comes late sees where it stands; a loop is paused; stopping ends every process', async () => {
  const { id, client } = await opened('print("on")\nwhile True:\n    x = 1\n');
  const session = await debugging(client, python);
  await client.sees(session.stream, /on/);
  expect((await client.ask({ type: 'evaluate', expression: 'x', why: 'repl' })).type).toBe('refused');
  const stopped = await session.step('pause');
  expect([2, 3]).toContain(stopped.stop?.frames[0]?.line);
  const late = await tools.attach(id);
  expect(await late.until('debug')).toMatchObject({ state: 'stopped', stop: { frames: stopped.stop?.frames } });
  expect(await late.ask({ type: 'evaluate', expression: '6 * 7', why: 'watch' })).toMatchObject({ value: '42' });
  expect(await client.ask({ type: 'run', ...python, ...size })).toMatchObject({ type: 'refused' });
  late.say({ type: 'close', stream: session.stream });
  await session.exit();
  // The agent, and nothing else.
  await expect.poll(() => client.ask({ type: 'usage' }), { timeout: 60_000 }).toMatchObject({ processes: 2 });
  expect(await client.ask({ type: 'step', how: 'over' })).toMatchObject({ message: 'Nothing is being debugged' });
  for (const each of [client, late]) each.close();
  await tools.ended(id);
});

test('other languages have no debugger yet, and a file that is not there none to be debugged', async () => {
  const { id, client } = await opened();
  await tools.patch(id, { write: [{ path: 'a.sh', content: 'echo 1' }] });
  expect(await client.ask({ type: 'debug', language: 'bash', entry: 'a.sh', ...size })).toMatchObject({
    type: 'refused',
    message: 'There is no debugger for Bash here yet.',
  });
  client.say({ type: 'debug', request: 1, ...python, ...size, breakpoints: [{ path: '../x', line: 1 }] });
  expect((await client.until('error')).message).toMatch(/A file's name must not be empty, . or ../);
  client.close();
  await tools.ended(id);
});
