import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, runIn } from '../sandbox/_boxes.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { javaCompilerLane } from './java-compiler-lane.ts';
import { compilerLine, type JavaCompiler, prepareJavaCompiler } from './java-compiler.ts';

let sandbox: Sandbox;
let plain: Lane;
let ours: Lane;
let compiler: JavaCompiler;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
  plain = sandbox.lanes[0]!;
  const made = await prepareJavaCompiler(plain, '/usr/bin');
  if (!made) throw new Error('Java is not installed: npm run languages install java');
  compiler = made;
  ours = javaCompilerLane(plain, () => compiler);
});
afterAll(() => sandbox.close());

const JAVAC = ['/usr/bin/javac', '-J-XX:TieredStopAtLevel=1', '-J-Xmx512m', '-proc:none', '-d', '.', 'Main.java'];
const compile = (lane: Lane, source: string) => runIn(lane, JAVAC, { files: { 'Main.java': source }, keep: true });
const hello = (word: string) =>
  `public class Main { public static void main(String[] a) { System.out.println("${word}"); } }`;

test('a line of javac becomes one of ours; others stay', () => {
  expect(compilerLine(JAVAC, { jar: '/j', archive: '/a' })).toEqual(
    '/usr/bin/java -XX:TieredStopAtLevel=1 -Xmx512m -XX:SharedArchiveFile=/a -XX:-UsePerfData -XX:+UseSerialGC -cp /j Compiler -proc:none -d . Main.java'.split(
      ' ',
    ),
  );
  expect(compilerLine(['/usr/bin/java', 'Main'], compiler)).toBeNull();
});

test('it compiles what javac compiles, each time from nothing', async () => {
  for (const word of ['one', 'two', 'three']) {
    expect((await compile(ours, hello(word))).errors).toBe('');
    expect((await runIn(ours, ['/usr/bin/java', '-cp', '/box', 'Main'], { box: 'sealed' })).text).toBe(`${word}\n`);
    await ours.release();
  }
});

test.each([
  ['an error', 'public class Main { int x = "text"; }'],
  ['many errors', 'public class Main { void f() { g(); h(); } '],
  ['a warning', 'import java.util.*; public class Main { List l = new ArrayList(); void f() { l.add(1); } }'],
  ['nothing', ''],
])('%s: the same words and exit code as javac', async (_name, source) => {
  const expected = await compile(plain, source);
  for (let turn = 0; turn < 2; turn++) {
    const got = await compile(ours, source);
    expect([got.end, got.text, got.errors]).toEqual([expected.end, expected.text, expected.errors]);
  }
  await plain.release();
});

test('it is wanted while one still warms up: another one answers', async () => {
  for (let turn = 0; turn < 6; turn++)
    expect((await compile(ours, hello('quick'))).end).toEqual({ by: 'exit', code: 0 });
  await plain.release();
});

test('a compilation started ahead costs less than half, once it is ready', async () => {
  const expected = await compile(plain, hello('x'));
  const isCheap = ({ cpu_ms }: { cpu_ms: number }) => cpu_ms < expected.cpu_ms / 2;
  let cheap = 0;
  // It gets ready on what others leave of the processors: on a busy machine that takes its time.
  for (let pause = 1500; cheap < 3 && pause < 60_000; pause *= 1.5) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isCheap(await compile(ours, hello(`y${pause}`)))) cheap++;
  }
  expect(cheap).toBe(3);
  await plain.release();
});
