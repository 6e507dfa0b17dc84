import { readProblemMatchers } from '@devorbit/content-reader/ide-languages.ts';
import type { CheckerName, LanguageServerFrame } from '@devorbit/contract/execution/language-servers.ts';
import { diagnosticsIn } from '@devorbit/contract/ide/diagnostics.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { openTestSandbox } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { speakerOf } from './_speaker.ts';
import { beginOf } from './checks.ts';

const PATIENT = { timeout: 120_000 };
const matchers = readProblemMatchers('content/languages');
let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, languageServers: 2 });
  service = await openService(sandbox);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

/** A page's end of a box where files of a language are checked. */
async function begin(name: CheckerName, first: Record<string, string>, address = service.url) {
  const speaker = speakerOf(address);
  const made = await speaker.ask(name);
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  let files = first;
  const write = async (all: Record<string, string>) => {
    files = { ...files, ...all };
    const patch = { write: Object.entries(all).map(([path, content]) => ({ path, content })) };
    expect((await speaker.call(`/${id}/files`, 'PATCH', patch)).status).toBe(204);
  };
  await write(first);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/language-servers/${id}/socket`);
  const frames: LanguageServerFrame[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)) as LanguageServerFrame));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const say = (order: object) => socket.send(JSON.stringify(order));
  const all = <Type extends LanguageServerFrame['type']>(type: Type) =>
    frames.filter((frame) => frame.type === type) as Extract<LanguageServerFrame, { type: Type }>[];
  const next = async <Type extends LanguageServerFrame['type']>(type: Type, after = 0) => {
    await expect.poll(() => all(type).length, PATIENT).toBeGreaterThan(after);
    return all(type)[after]!;
  };
  /** What is written of a file, and the places that it names. */
  const check = async (path: string) => {
    const before = all('checked').length;
    say({ type: 'check', path });
    const { output } = await next('checked', before);
    const sources = { names: Object.keys(files), textOf: (file: string) => files[file] ?? null, entry: null };
    const places = diagnosticsIn(output, matchers[name]!, sources).map(
      ({ file, line, column, severity }) => [file, line, column, severity] as const,
    );
    return { output, places };
  };
  return { frames, write, say, all, next, check, close: () => socket.close() };
}

type Example = {
  path: string;
  /** Writes to its output, and a file with a fault beside it. */
  runs: string;
  made: string;
  wrong: string;
  at: [line: number, column: number | null];
};
const examples: Record<CheckerName, Example> = {
  java: {
    path: 'Main.java',
    runs: 'public class Main {\n  static { System.out.println("RAN"); }\n  public static void main(String[] a) throws Exception {\n    java.nio.file.Files.writeString(java.nio.file.Path.of("Made.java"), "class {");\n  }\n}\n',
    made: 'Made.java',
    wrong: 'public class Main {\n  public static void main(String[] a) {\n    int n = "one";\n  }\n}\n',
    at: [3, 13],
  },
  rust: {
    path: 'main.rs',
    runs: 'fn main() {\n    println!("RAN");\n    std::fs::write("made.rs", "fn {").unwrap();\n}\n',
    made: 'made.rs',
    wrong: 'fn main() {\n    let n: i32 = "é";\n    println!("{}", n);\n}\n',
    at: [2, 18],
  },
  ruby: {
    path: 'main.rb',
    runs: 'BEGIN { puts "RAN"; File.write("made.rb", "def (") }\nputs "RAN"\nputs `echo RAN`\nFile.write("made.rb", "def (")\n',
    made: 'made.rb',
    wrong: 'n = 1\nputs n + )\n',
    at: [2, 10],
  },
  csharp: {
    path: 'main.cs',
    runs: 'using System;\nclass P {\n  static P() { Console.WriteLine("RAN"); }\n  static void Main() { System.IO.File.WriteAllText("made.cs", "class {"); }\n}\n',
    made: 'made.cs',
    wrong: 'class P {\n  static void Main() {\n    int n = "one";\n    System.Console.WriteLine(n);\n  }\n}\n',
    at: [3, 13],
  },
};

describe.each(Object.keys(examples) as CheckerName[])('%s', (name) => {
  const { path, runs, made, wrong, at } = examples[name];
  test('a fault is told at its place, none of a program without; nothing is run, and nothing left', async () => {
    const page = await begin(name, { [path]: wrong });
    expect((await page.check(path)).places).toEqual([[path, ...at, 'error']]);
    await page.write({ [path]: runs });
    const clean = await page.check(path);
    expect(clean.places).toEqual([]);
    expect(clean.output).not.toContain('RAN');
    // Had the program run, it would have made this one, which is wrong.
    expect((await page.check(made)).output).toBe('');
    await page.write({ [path]: wrong });
    expect((await page.check(path)).places).toHaveLength(1);
    page.close();
  });
});

test.each([
  [
    'java',
    {
      'Main.java': 'class Main { public static void main(String[] a) { new Other().no(); } }\n',
      'Other.java': 'class Other {\n  int n = 1;\n}\n',
    },
    'Other.java',
    [['Main.java', 1, 63, 'error']],
  ],
  [
    'rust',
    {
      'main.rs': 'mod other;\nfn main() { other::twice(1); }\n',
      'other.rs': 'use crate::none;\npub fn twice(n: i32) -> i32 { 2 * n }\n',
    },
    'other.rs',
    [['other.rs', 1, 5, 'error']],
  ],
  ['rust', { 'lib.rs': 'pub fn twice(n: i32) -> i32 { 2 * n }\n' }, 'lib.rs', []],
  [
    'csharp',
    {
      'main.cs': 'class P { static void Main() { Other.Twice("a"); } }\n',
      'lib/other.cs': 'static class Other { public static int Twice(int n) { return 2 * n; } }\n',
    },
    'lib/other.cs',
    [
      ['main.cs', 1, 38, 'error'],
      ['main.cs', 1, 44, 'error'],
    ],
  ],
  [
    'csharp',
    { 'other.cs': 'static class Other { public static int Twice(int n) { return 2 * n; } }\n' },
    'other.cs',
    [],
  ],
  [
    'ruby',
    { 'main.rb': 'n = 1\n', 'lib/one.rb': 'def one\n  n = 1\nend\n' },
    'lib/one.rb',
    [['lib/one.rb', 2, null, 'warning']],
  ],
] as const)('%s: %j, a file that is part of a program', async (name, files, path, places) => {
  const page = await begin(name, files);
  expect((await page.check(path)).places).toEqual(places);
  page.close();
});

test('a program begins with the file itself, or with the only one above it that has a main', () => {
  const sources = [
    { path: 'main.rs', text: 'fn main() {}' },
    { path: 'a/one.rs', text: '' },
    { path: 'b/main.rs', text: 'fn main() {}' },
    { path: 'b/two.rs', text: '' },
  ];
  const of = (path: string) => beginOf(path, sources);
  expect(of('main.rs')).toEqual({ main: 'main.rs', isAlone: false });
  expect(of('a/one.rs')).toEqual({ main: 'main.rs', isAlone: false });
  // Which of the two it belongs to is not known.
  expect(of('b/two.rs')).toEqual({ main: 'b/two.rs', isAlone: true });
});

test('the check that is asked for last ends those before it', async () => {
  const page = await begin('rust', { 'main.rs': examples.rust.wrong, 'b.rs': 'fn main() { none(); }\n' });
  for (let at = 0; at < 20; at++) page.say({ type: 'check', path: 'main.rs' });
  page.say({ type: 'check', path: 'b.rs' });
  await expect.poll(() => page.all('checked').at(-1)?.path, PATIENT).toBe('b.rs');
  expect(page.all('checked').length).toBeLessThan(5);
  page.close();
});

test('a compiler that takes more than it may ends it, and that is told', async () => {
  const depth = 26;
  const macros = Array.from(
    { length: depth },
    (_, n) => `macro_rules! m${n + 1} { ($($t:tt)*) => { m${n}!($($t)* $($t)*); } }`,
  ).join('\n');
  const page = await begin('rust', {
    'main.rs': `macro_rules! m0 { ($($t:tt)*) => {} }\n${macros}\nm${depth}!(a b c d);\nfn main() {}\n`,
  });
  page.say({ type: 'check', path: 'main.rs' });
  expect(['busy', 'memory']).toContain((await page.next('ended')).reason);
});

test('what is no check is refused, and files of nobody have no faults', async () => {
  const page = await begin('java', { 'a.java': 'class A {}\n', '-x.java': 'class {' });
  const refused = [
    { type: 'check', path: '../../etc/passwd' },
    { type: 'check' },
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} },
  ];
  for (const [at, order] of refused.entries()) {
    page.say(order);
    await page.next('refused', at);
  }
  expect((await page.check('gone.java')).output).toBe('');
  expect((await page.check('-x.java')).output).toBe('');
  page.close();
});
