import { execFileSync } from 'node:child_process';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sharedSandbox } from '../../../../_shared-sandbox.ts';
import { type DebugClient, debugClient, folderOf } from '../_client.ts';
import { MAX_MESSAGE_BYTES } from '../dap-stream.ts';
import { javaAdapterLine, prepareJavaAdapter } from './java-adapter.ts';

const BIN = '/usr/bin';
let adapter: string;
beforeAll(async () => {
  const sandbox = await sharedSandbox();
  const made = await prepareJavaAdapter(sandbox.lanes[0]!, BIN);
  if (!made) throw new Error('Java is not installed: npm run languages install java');
  adapter = made.onHost;
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const opened = () => {
  const client = debugClient(javaAdapterLine(`${BIN}/java`, adapter));
  closing.push(client.close);
  return client;
};
/** The sources, compiled; an adapter that has launched `main`, and stands before it. */
async function open(files: Record<string, string>, main = 'Main') {
  const folder = await folderOf(files);
  closing.push(folder.remove);
  const sources = Object.keys(files).map((name) => folder.at(name));
  execFileSync(`${BIN}/javac`, ['-g', '-proc:none', '-d', folder.folder, ...sources]);
  const client = opened();
  await client.launch({
    program: `${BIN}/java`,
    args: ['-XX:-UsePerfData', '-cp', folder.folder, main, 'one', 'two words'],
    cwd: folder.folder,
    env: {},
  });
  return { client, folder };
}
const go = (client: DebugClient) => client.request('configurationDone');
const on = (client: DebugClient, how = 'continue') => client.request(how, { threadId: 1 });
const evaluated = async (client: DebugClient, expression: string) =>
  (await client.request('evaluate', { expression }))['result'];
const refusal = async (client: DebugClient, expression: string) =>
  (await client.ask('evaluate', { expression })).message;

const LOOP = `public class Main {
  static int square(int n) {
    // nothing stands here
    int r = n * n;
    return r;
  }

  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += square(i);
    }
    System.out.println(sum + " " + String.join(",", args));
  }
}
`;

test('a breakpoint moves to where code is once its class is there, stops under its condition, and the program runs to its end', async () => {
  const { client, folder } = await open({ 'Main.java': LOOP });
  const [waits] = await client.breakAt(folder.at('Main.java'), [{ line: 3, condition: 'n % 2 == 1 && n > 5' }]);
  expect(waits).toMatchObject({ verified: false, line: 3 });
  await go(client);
  expect(await client.event('breakpoint')).toMatchObject({ breakpoint: { id: 1, verified: true, line: 4 } });
  expect(await client.event('stopped')).toMatchObject({ reason: 'breakpoint', threadId: 1, hitBreakpointIds: [1] });
  const frames = await client.frames();
  expect(frames.map(({ name, line }) => [name, line])).toEqual([
    ['Main.square', 4],
    ['Main.main', 11],
  ]);
  expect(frames[0]!.source.path).toBe(folder.at('Main.java'));
  expect((await client.locals(frames[0]!.id))['n']!.value).toBe('7');
  expect((await client.locals(frames[1]!.id))['args']!.value).toBe('String[2] ["one", "two words"]');
  expect((await client.request('evaluate', { expression: 'sum', frameId: frames[1]!.id }))['result']).toBe('91');
  await client.breakAt(folder.at('Main.java'), []);
  await on(client);
  await client.event('terminated');
  await client.until(() => (client.output().includes('\n') ? true : undefined));
  expect(client.output()).toBe('285 one,two words\n');
});

test('steps over, into and out, but not into what is of the JDK', async () => {
  const { client, folder } = await open({ 'Main.java': LOOP });
  await client.breakAt(folder.at('Main.java'), [{ line: 11 }]);
  await go(client);
  expect(await client.stopped()).toBe('breakpoint');
  await client.breakAt(folder.at('Main.java'), []);
  const step = async (how: string) => {
    await on(client, how);
    expect(await client.stopped()).toBe('step');
    return client.line();
  };
  expect(await step('stepIn')).toBe(4);
  expect(await step('next')).toBe(5);
  expect(await step('stepOut')).toBe(11);
  expect(await step('next')).toBe(10);
  await client.breakAt(folder.at('Main.java'), [{ line: 13 }]);
  await on(client);
  expect(await client.stopped()).toBe('breakpoint');
  expect(await step('stepIn')).toBe(14);
});

test('a log point says its text and does not stop; a condition that is no expression is refused', async () => {
  const { client, folder } = await open({ 'Main.java': LOOP });
  expect(
    await client.breakAt(folder.at('Main.java'), [
      { line: 11, condition: 'i > 7', logMessage: 'i is {i}, {square(i)}, {none}' },
      { line: 5, condition: 'n ==' },
      { line: 5, condition: '1); int y = (2' },
    ]),
  ).toMatchObject([
    {},
    { verified: false, message: 'illegal start of expression' },
    { verified: false, message: 'This is no expression' },
  ]);
  await go(client);
  for (const [i, square] of [
    [8, 64],
    [9, 81],
  ])
    expect((await client.event('output'))['output']).toBe(
      `i is ${i}, ${square}, There is nothing called “none” here\n`,
    );
  await client.event('terminated');
});

const VALUES = `import java.util.*;

public class Main {
  enum Colour { RED, GREEN { void f() {} } }
  record Point(int x, int y) {}
  static class Node {
    Node next;
    int[] many = new int[5000];
    private String name = "a\\"b";
    int twice(int n) { return 2 * n; }
    int twice(String s) { return -1; }
  }
  static int counter = 3;
  int own = 5;

  class Inner {
    int look(int given) {
      int before = given;
      return own + before;
    }
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    Map<String, Point> map = new TreeMap<>(Map.of("p", new Point(1, 2)));
    Node ring = new Node();
    ring.next = ring;
    String nothing = null;
    long big = 1L << 40;
    char letter = 'x';
    double half = 0.5;
    Colour colour = Colour.GREEN;
    StringBuilder builder = new StringBuilder("built");
    Object[] mixed = { 1, "two", null };
    System.out.println(new Main().new Inner().look(7));
    System.out.println(list + " " + big);
  }
}
`;

test('values as people read them: collections by what they hold, a cycle, a long array by parts', async () => {
  const { client, folder } = await open({ 'Main.java': VALUES });
  await client.breakAt(folder.at('Main.java'), [{ line: 35 }]);
  await go(client);
  await client.stopped();
  const [top] = await client.frames();
  const all = await client.locals(top!.id);
  expect(Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, value]))).toEqual({
    args: 'String[2] ["one", "two words"]',
    list: 'ArrayList [3, 1, 2]',
    map: 'TreeMap ["p" → Point]',
    ring: 'Node {next = Node, many = int[5000], name = "a\\"b"}',
    nothing: 'null',
    big: '1099511627776',
    letter: "'x'",
    half: '0.5',
    colour: 'GREEN',
    builder: 'built',
    mixed: 'Object[3] [1, "two", null]',
  });
  const inside = async (reference: number, range = {}) =>
    (await client.variables(reference, range)).map(({ name, value }) => [name, value]);
  expect(await inside(all['map']!.variablesReference)).toEqual([['"p"', 'Point {x = 1, y = 2}']]);
  const ring = await client.variables(all['ring']!.variablesReference);
  expect((await client.variables(ring[0]!.variablesReference)).map(({ name }) => name)).toEqual([
    'next',
    'many',
    'name',
  ]);
  expect(ring[1]!.indexedVariables).toBe(5000);
  expect(await inside(ring[1]!.variablesReference, { start: 4998, count: 9 })).toEqual([
    ['4998', '0'],
    ['4999', '0'],
  ]);
  const { scopes } = (await client.request('scopes', { frameId: top!.id })) as {
    scopes: { name: string; variablesReference: number }[];
  };
  expect(scopes.map(({ name }) => name)).toEqual(['Local', 'Static']);
  expect(await inside(scopes[1]!.variablesReference)).toEqual([['counter', '3']]);
  await on(client, 'next');
  await client.stopped();
  expect((await client.ask('variables', { variablesReference: 1 })).message).toMatch(/gone on/);
});

test('expressions: values, methods, classes, changes; and in words why not', async () => {
  const { client, folder } = await open({ 'Main.java': VALUES });
  await client.breakAt(folder.at('Main.java'), [{ line: 35 }, { line: 19 }]);
  await go(client);
  await client.stopped();
  for (const [expression, value] of [
    ['list.size() + counter', '6'],
    ['list.get(0) * 2 == 6 && !list.isEmpty() || nothing.length() > 1', 'true'],
    ['"n: " + nothing + list + half', '"n: null[3, 1, 2]0.5"'],
    ['7 / 2', '3'],
    ['7 / 2.0', '3.5'],
    ['-7 % 3', '-1'],
    ['2147483647 + 1', '-2147483648'],
    ['-1 >>> 28', '15'],
    ['-16 >> 2', '-4'],
    ['1 << 33', '2'],
    ['big >>> 3 & 0xFFFFFFFFFFL', '137438953472'],
    ['(int) half + (char) (letter + 1)', '121'],
    ['letter < 122 ? "low" : "high"', '"low"'],
    ['ring.next.next.many.length', '5000'],
    ['ring.name', '"a\\"b"'],
    ['ring.twice(21)', '42'],
    ['ring.twice("s")', '-1'],
    ['mixed[1]', '"two"'],
    ['mixed[1] instanceof String', 'true'],
    ['map.get("p").x()', '1'],
    ['new Point(3, 4)', 'Point {x = 3, y = 4}'],
    ['Math.max(big, 2)', '1099511627776'],
    ['String.format("%d-%s", 1, "a")', '"1-a"'],
    ['Colour.valueOf("RED") == Colour.RED', 'true'],
    ['counter = 10', '10'],
    ['counter++', '10'],
    ['ring.many[3] += 7', '7'],
    ['half = 1', '1.0'],
    ['Main.counter + half', '12.0'],
    ['list.add(9);', 'true'],
    ['list', 'ArrayList [3, 1, 2, 9]'],
  ])
    expect([expression, await evaluated(client, expression!)]).toEqual([expression, value]);
  for (const [expression, words] of [
    ['unknown', 'There is nothing called “unknown” here'],
    ['nothing.length()', 'NullPointerException: nothing is null'],
    ['list.get(99)', 'IndexOutOfBoundsException: Index 99 out of bounds for length 4'],
    ['1 / 0', 'ArithmeticException: / by zero'],
    ['mixed[3]', 'ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3'],
    ['list.nonsense()', 'There is no method “nonsense” that takes these arguments'],
    ['() -> 1', 'An expression of this kind cannot be evaluated here'],
    ['int x', 'expected'],
    ['"a" - 1', 'A number is expected here'],
  ])
    expect([expression, await refusal(client, expression!)]).toEqual([
      expression,
      expect.stringContaining(words!.slice(0, 40)),
    ]);
  await on(client);
  await client.stopped();
  expect(await client.line()).toBe(19);
  // A field of the object around, and a static one of the class around.
  expect(await evaluated(client, 'own + before + counter')).toBe('23');
  await evaluated(client, 'before = 100');
  await on(client);
  await client.event('terminated');
  await client.until(() => (client.output().includes('1099511627776\n') ? true : undefined));
  expect(client.output()).toBe('105\n[3, 1, 2, 9] 1099511627776\n');
});

test('exceptions that nobody catches; with all, also those that are caught, but none of the JDK’s own', async () => {
  const text = `public class Main {
  public static void main(String[] args) {
    try {
      Integer.parseInt("x");
    } catch (NumberFormatException caught) {
      System.out.println("caught");
    }
    int zero = 0;
    System.out.println(1 / zero);
  }
}
`;
  const uncaught = await open({ 'Main.java': text });
  await uncaught.client.request('setExceptionBreakpoints', { filters: ['uncaught'] });
  await go(uncaught.client);
  expect(await uncaught.client.stopped()).toBe('exception');
  expect(await uncaught.client.line()).toBe(9);
  expect(await uncaught.client.request('exceptionInfo', { threadId: 1 })).toEqual({
    exceptionId: 'ArithmeticException',
    description: '/ by zero',
    breakMode: 'unhandled',
  });
  const all = await open({ 'Main.java': text });
  await all.client.request('setExceptionBreakpoints', { filters: ['all', 'uncaught'] });
  await go(all.client);
  expect(await all.client.stopped()).toBe('exception');
  // The JDK's frames above are left out.
  expect(await all.client.line()).toBe(4);
  expect(await all.client.request('exceptionInfo', { threadId: 1 })).toMatchObject({
    exceptionId: 'NumberFormatException',
    breakMode: 'always',
  });
  await on(all.client);
  await all.client.stopped();
  expect(await all.client.line()).toBe(9);
});

test('a nested class, a lambda and another file in a package; two threads; a loop is paused', async () => {
  const { client, folder } = await open(
    {
      'Main.java': `package app;

public class Main {
  public static void main(String[] args) throws Exception {
    Runnable task = () -> {
      String in = "lambda";
      System.out.println(in);
    };
    Thread other = new Thread(task, "other");
    other.start();
    other.join();
    Helper.loop();
  }
}
`,
      'Helper.java': `package app;

class Helper {
  static volatile long turns;
  static class Deep {
    static void turn() {
      turns++;
    }
  }
  static void loop() {
    while (true) {
      long seen = turns;
      Deep.turn();
    }
  }
}
`,
    },
    'app.Main',
  );
  await client.breakAt(folder.at('Main.java'), [{ line: 7 }]);
  await client.breakAt(folder.at('Helper.java'), [{ line: 6, condition: 'turns == 3' }]);
  await go(client);
  const first = await client.event('stopped');
  const { threads } = (await client.request('threads')) as { threads: { id: number; name: string }[] };
  expect(threads.find(({ id }) => id === first['threadId'])?.name).toBe('other');
  const [top] = await client.frames(first['threadId'] as number);
  expect(top).toMatchObject({ name: 'Main.main (lambda)', line: 7 });
  expect((await client.locals(top!.id))['in']!.value).toBe('"lambda"');
  await client.request('continue', { threadId: first['threadId'] });
  expect(await client.stopped()).toBe('breakpoint');
  expect((await client.frames()).map(({ name, line }) => [name, line])).toEqual([
    ['Deep.turn', 7],
    ['Helper.loop', 13],
    ['Main.main', 12],
  ]);
  await client.breakAt(folder.at('Helper.java'), []);
  await on(client);
  await on(client, 'pause');
  expect(await client.stopped()).toBe('pause');
  expect((await client.frames()).at(-1)).toMatchObject({ name: 'Main.main', line: 12 });
  await on(client, 'next');
  expect(await client.stopped()).toBe('step');
  await client.request('disconnect');
  expect(await client.ended).toBe(0);
});

/** Answers what it is asked while the question is still being sent. */
const AT_ONCE = `import java.io.*;
import java.util.Map;
import java.util.concurrent.TimeUnit;

public class AtOnce {
  public static void main(String[] args) throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream answers = new PipedOutputStream(in);
    Connection connection = new Connection(in, new ByteArrayOutputStream() {
      @Override public void flush() throws IOException {
        byte[] answer = "{\\"type\\":\\"response\\",\\"request_seq\\":1,\\"success\\":true,\\"body\\":{}}".getBytes();
        answers.write(("Content-Length: " + answer.length + "\\r\\n\\r\\n").getBytes());
        answers.write(answer);
        answers.flush();
        try { Thread.sleep(500); } catch (InterruptedException never) { throw new IOException(never); }
      }
    });
    Thread listening = new Thread(() -> { try { connection.listen((seq, request) -> {}); } catch (IOException over) {} });
    listening.setDaemon(true);
    listening.start();
    System.out.println(connection.ask("runInTerminal", Map.of()).get(20, TimeUnit.SECONDS));
  }
}
`;

test('an answer counts that comes while the question is still being sent', async () => {
  const folder = await folderOf({ 'AtOnce.java': AT_ONCE });
  closing.push(folder.remove);
  execFileSync(`${BIN}/javac`, ['-proc:none', '-cp', adapter, '-d', folder.folder, folder.at('AtOnce.java')]);
  const said = execFileSync(`${BIN}/java`, ['-XX:-UsePerfData', '-cp', `${adapter}:${folder.folder}`, 'AtOnce']);
  expect(String(said)).toBe('{}\n');
});

test('what a method of the program runs into while it is called for us does not stop it', async () => {
  const { client, folder } = await open({ 'Main.java': LOOP });
  await client.breakAt(folder.at('Main.java'), [{ line: 11 }, { line: 4 }]);
  await go(client);
  await client.stopped();
  expect(await evaluated(client, 'square(12)')).toBe('144');
  await on(client);
  await client.stopped();
  expect(await client.line()).toBe(4);
});

test('what is asked at the wrong time, or of nothing, is refused in words', async () => {
  const client = opened();
  await client.request('initialize', {});
  for (const name of ['threads', 'stackTrace', 'continue', 'evaluate'])
    expect((await client.ask(name, { threadId: 1, expression: '1' })).message).toBe('Nothing is being debugged');
  expect((await client.ask('launch', { program: 7, cwd: '/' })).message).toBe('"program" must be a text');
  expect((await client.ask('launch', { program: 'x', cwd: '/nowhere-at-all' })).message).toMatch(/nowhere/);
  const other = await open({ 'Main.java': LOOP });
  expect((await other.client.ask('evaluate', { expression: '1' })).message).toBe('The program is running');
  expect((await other.client.ask('scopes', { frameId: 1 })).message).toBe('The program is running');
  expect((await other.client.ask('setBreakpoints', { source: { path: 7 } })).message).toMatch(/must be a text/);
  expect((await other.client.ask('dance', {})).message).toBe('“dance” is not supported');
  other.client.killProgram();
  await other.client.event('terminated');
  expect((await other.client.ask('threads')).message).toBe('The program has ended');
});

test.each([
  ['a header of 100 MB', 'Content-Length: 104857600\r\n\r\n'],
  ['a header without an end', 'x'.repeat(5000)],
  ['a header without a length', 'Hello: 1\r\n\r\n'],
  ['more than is read at once', `Content-Length: ${MAX_MESSAGE_BYTES + 1}\r\n\r\n`],
])('%s ends the adapter', async (_name, bytes) => {
  const client = opened();
  client.write(bytes);
  expect(await client.ended).toBe(1);
});

test('what is no request is said and passed over', async () => {
  const client = opened();
  for (const text of ['[1]', '{"a":', 'null', '['.repeat(5000)])
    client.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
  expect((await client.event('output'))['output']).toMatch(/no JSON object/);
  expect(await client.request('initialize', {})).toMatchObject({ supportsConfigurationDoneRequest: true });
});
