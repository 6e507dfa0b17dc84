import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { ownWorkspaces } from '../_client.ts';
import { debugging, locals, where } from './_debugging.ts';

const tools = ownWorkspaces(6);

const JAVASCRIPT = `function square(n) {
  let r = n * n;
  if (r < 0) throw new Error();
  return r;
}
const all = [];
for (let i = 0; i < 4; i++)
  all.push(square(i));
process.stdin.once('data', (name) => {
  console.log(String(name).trim(), all, process.argv.slice(2));
  console.error('to the errors');
  process.exit(3);
});
`;
const TYPESCRIPT = `import { unit } from './unit.ts';
function square(n: number): number {
  let r: number = n * n * unit;
  if (r < 0) throw new Error();
  return r;
}
const all: number[] = [];
for (let i = 0; i < 4; i++)
  all.push(square(i));
process.stdin.once('data', (name) => {
  console.log(String(name).trim(), all, process.argv.slice(2));
  console.error('to the errors');
  process.exit(3);
});
`;
const JAVA = `import java.util.*;

public class Main {
  static int square(int n) {
    int r = n * n;
    return r;
  }

  public static void main(String[] args) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < 4; i++)
      all.add(square(i));
    String name = new Scanner(System.in).next();
    System.out.println(name + " " + all + " " + String.join(",", args));
    System.err.println("to the errors");
    System.exit(3);
  }
}
`;

test.each([
  {
    language: 'javascript',
    entry: 'main.js',
    files: { 'main.js': JAVASCRIPT },
    line: 3,
    call: 8,
    name: 'square',
    printed: /Ada \[ 0, 1, 100, 9 \] \[ 'x y' \]/,
  },
  {
    language: 'typescript',
    entry: 'main.ts',
    files: { 'main.ts': TYPESCRIPT, 'unit.ts': 'export const unit = 1;\n' },
    line: 4,
    call: 9,
    name: 'square',
    printed: /Ada \[ 0, 1, 100, 9 \] \[ 'x y' \]/,
  },
  {
    language: 'java',
    entry: 'Main.java',
    files: { 'Main.java': JAVA },
    line: 6,
    call: 12,
    name: 'Main.square',
    printed: /Ada \[0, 1, 100, 9\] x y/,
  },
])(
  '$language: stops where a condition holds, logs, steps, shows, evaluates; the program reads, writes and ends as in a run',
  async ({ language, entry, files, line, call, name, printed }) => {
    const id = await tools.made();
    const write = Object.entries(files).map(([path, content]) => ({ path, content }));
    expect((await tools.patch(id, { write })).status).toBe(204);
    const client = await tools.attach(id);
    const session = await debugging(client, {
      language,
      entry,
      args: ['x y'],
      breakpoints: [
        { path: entry, line, condition: 'n == 2' },
        { path: entry, line: call, log: 'i is {i}' },
      ],
    });
    const stopped = await session.state('stopped');
    expect(where(stopped)).toEqual([entry, line]);
    expect(stopped.stop?.frames[0]?.name).toBe(name);
    expect(locals(stopped)).toMatchObject({ n: '2', r: '4' });
    expect(await session.evaluate('r + 1')).toMatchObject({ value: '5', failed: false });
    expect(await session.evaluate('r', 'hover')).toMatchObject({ value: '4', failed: false });
    expect(await session.evaluate('nonsense', 'hover')).toMatchObject({ failed: true });
    expect(await session.evaluate('nonsense', 'watch')).toMatchObject({ failed: true });
    await session.evaluate('r = 100');
    expect(where(await session.step('out'))).toEqual([entry, call]);
    await session.ask({ type: 'breakpoints', breakpoints: [] });
    await session.go();
    client.type(session.stream, 'Ada\n');
    expect(await session.exit()).toMatchObject({ code: 3, status: 'RE', ran: true });
    expect(stripVTControlCharacters(client.texts.get(session.stream) ?? '')).toMatch(printed);
    expect((client.texts.get(session.errors) ?? '').replaceAll('\r', '')).toBe('to the errors\n');
    expect(
      session
        .said()
        .match(/i is \d/g)
        ?.slice(0, 3),
    ).toEqual(['i is 0', 'i is 1', 'i is 2']);
    expect(session.last()).toMatchObject({ state: 'over', stop: null });
    client.close();
    await tools.ended(id);
  },
);

test.each([
  ['javascript', 'main.js', 'try { JSON.parse("{"); } catch {}\nlet v = 7;\nundefined.x;\n', 3, 1],
  [
    'java',
    'Main.java',
    'public class Main {\n  public static void main(String[] a) {\n    try { Integer.parseInt("x"); } catch (Exception e) {}\n    int v = 7;\n    System.out.println(v / (v - 7));\n  }\n}\n',
    5,
    3,
  ],
])(
  '%s: an exception that nobody catches stops where it is thrown; with all of them, also one that is caught',
  async (language, entry, content, uncaught, caught) => {
    const id = await tools.made();
    await tools.patch(id, { write: [{ path: entry, content }] });
    const client = await tools.attach(id);
    const first = await debugging(client, { language, entry });
    const thrown = await first.state('stopped');
    expect(where(thrown)).toEqual([entry, uncaught]);
    expect(thrown.stop?.reason).toBe('exception');
    await first.go();
    expect(await first.exit()).toMatchObject({ code: 1 });
    const second = await debugging(client, { language, entry, exceptions: 'all' });
    expect(where(await second.state('stopped'))).toEqual([entry, caught]);
    client.say({ type: 'close', stream: second.stream });
    expect(await second.exit()).toMatchObject({ message: 'Stopped' });
    client.close();
    await tools.ended(id);
  },
);
