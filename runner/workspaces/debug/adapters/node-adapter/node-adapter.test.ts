import { execFileSync } from 'node:child_process';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sharedSandbox } from '../../../../_shared-sandbox.ts';
import { esbuildOnHost } from '../../../../sandbox/box-view.ts';
import { type DebugClient, debugClient, folderOf } from '../_client.ts';
import { MAX_MESSAGE_BYTES } from '../dap-stream.ts';
import { prepareNodeAdapter } from './node-adapter.ts';

let adapter: string;
beforeAll(async () => {
  const sandbox = await sharedSandbox();
  const made = await prepareNodeAdapter(sandbox.lanes[0]!);
  if (!made) throw new Error('npm has no esbuild for this machine');
  adapter = made.onHost;
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(files: Record<string, string>) {
  const folder = await folderOf(files);
  const client = debugClient([process.execPath, adapter]);
  closing.push(folder.remove, client.close);
  return { client, folder };
}
const LOOP = `let sum = 0;
for (let i = 0; i < 10; i++) {
  // nothing stands here
  sum += i;
}
console.log(sum);
`;
const go = (client: DebugClient) => client.request('configurationDone');
const on = (client: DebugClient, how = 'continue') => client.request(how, { threadId: 1 });

test('a breakpoint is put where code is, stops under its condition, and the program runs to its end', async () => {
  const { client, folder } = await open({ 'main.js': LOOP });
  await client.launch({ program: folder.at('main.js') });
  const [moved] = await client.breakAt(folder.at('main.js'), [{ line: 3, condition: 'i === 7' }]);
  expect(moved).toMatchObject({ verified: true, line: 4 });
  await go(client);
  expect(await client.event('stopped')).toMatchObject({ reason: 'breakpoint', threadId: 1, hitBreakpointIds: [1] });
  const [top] = await client.frames();
  expect(top).toMatchObject({ line: 4, source: { path: folder.at('main.js') } });
  expect((await client.request('evaluate', { expression: 'sum * 2', frameId: top!.id }))['result']).toBe('42');
  await on(client);
  expect(await client.event('exited')).toEqual({ exitCode: 0 });
  await client.event('terminated');
  expect(client.output()).toBe('45\n');
});

test('a condition that is no expression is refused with what is wrong', async () => {
  const { client, folder } = await open({ 'main.js': LOOP });
  await client.launch({ program: folder.at('main.js') });
  const [broken] = await client.breakAt(folder.at('main.js'), [{ line: 4, condition: 'i ===' }]);
  expect(broken).toMatchObject({ verified: false, message: expect.stringContaining('SyntaxError') });
});

test('a log point says its text and does not stop', async () => {
  const { client, folder } = await open({ 'main.js': LOOP });
  await client.launch({ program: folder.at('main.js') });
  await client.breakAt(folder.at('main.js'), [{ line: 4, condition: 'i > 7', logMessage: 'i is {i}, {none}' }]);
  await go(client);
  for (const i of [8, 9])
    expect((await client.event('output'))['output']).toBe(`i is ${i}, ReferenceError: none is not defined\n`);
  await client.event('terminated');
});

test('steps over, into and out; frames of recursion', async () => {
  const text = `function down(n) {
  if (n === 0) return 1;
  return n * down(n - 1);
}
const result = down(3);
[1].map((x) =>
  x + result);
console.log(result);
`;
  const { client, folder } = await open({ 'main.js': text });
  await client.launch({ program: folder.at('main.js'), stopOnEntry: true });
  await go(client);
  expect(await client.stopped()).toBe('entry');
  expect(await client.line()).toBe(5);
  await on(client, 'stepIn');
  expect(await client.stopped()).toBe('step');
  expect(await client.line()).toBe(2);
  await client.breakAt(folder.at('main.js'), [{ line: 2, condition: 'n === 0' }]);
  await on(client);
  expect(await client.stopped()).toBe('breakpoint');
  const frames = await client.frames();
  expect(frames.slice(0, 5).map(({ name, line }) => [name, line])).toEqual([
    ['down', 2],
    ['down', 3],
    ['down', 3],
    ['down', 3],
    ['main program', 5],
  ]);
  expect(frames.slice(5).every(({ presentationHint }) => presentationHint === 'subtle')).toBe(true);
  expect((await client.locals(frames[2]!.id))['n']!.value).toBe('2');
  for (let left = 4; left > 0; left--) {
    await on(client, 'stepOut');
    expect(await client.stopped()).toBe('step');
  }
  expect(await client.line()).toBe(6);
  await on(client, 'next');
  await client.stopped();
  expect(await client.line()).toBe(8);
});

test('values: objects, a cycle, a long array by parts, a long text, a getter, entries of a map; one is changed', async () => {
  const text = `function f() {
  const ring = { name: 'ring', get slow() { return 6 * 7; } };
  ring.self = ring;
  const many = Array.from({ length: 5000 }, (_, i) => i * i);
  const long = 'x'.repeat(5000);
  const map = new Map([['a', 1]]);
  let n = 1;
  debugger;
  console.log('n is', n);
}
f();
`;
  const { client, folder } = await open({ 'main.js': text });
  await client.launch({ program: folder.at('main.js') });
  await go(client);
  await client.stopped();
  const [top] = await client.frames();
  const { ring, many, long, map } = await client.locals(top!.id);
  const named = async (reference: number) =>
    Object.fromEntries((await client.variables(reference)).map((each) => [each.name, each]));
  const parts = await named(ring!.variablesReference);
  expect(parts['name']!.value).toBe('"ring"');
  expect((await named(parts['self']!.variablesReference))['name']!.value).toBe('"ring"');
  expect((await client.variables(parts['slow']!.variablesReference)).map(({ value }) => value)).toEqual(['42']);
  expect(many!.indexedVariables).toBe(5000);
  const range = { filter: 'indexed', start: 4990, count: 3 };
  expect((await client.variables(many!.variablesReference, range)).map(({ name, value }) => [name, value])).toEqual([
    ['4990', '24900100'],
    ['4991', '24910081'],
    ['4992', '24920064'],
  ]);
  expect(long!.value.length).toBeLessThan(1100);
  const [entries] = (await client.variables(map!.variablesReference)).filter(({ name }) => name === '[[Entries]]');
  expect((await client.variables(entries!.variablesReference))[0]!.value).toBe('{"a" => 1}');
  const { scopes } = (await client.request('scopes', { frameId: top!.id })) as {
    scopes: { variablesReference: number }[];
  };
  const { variablesReference } = scopes[0]!;
  expect(await client.request('setVariable', { variablesReference, name: 'n', value: '40 + 2' })).toMatchObject({
    value: '42',
  });
  await on(client);
  await client.event('terminated');
  expect(client.output()).toBe('n is 42\n');
});

test('exceptions: caught ones only where all are wanted, uncaught ones, rejected promises', async () => {
  const text = `try { null.x; } catch {}
const later = async () => { throw new Error('rejected'); };
later().catch(() => {});
throw new RangeError('too far');
`;
  const { client, folder } = await open({ 'main.js': text });
  await client.launch({ program: folder.at('main.js') });
  await client.request('setExceptionBreakpoints', { filters: ['uncaught', 'all'] });
  await go(client);
  expect(await client.event('stopped')).toMatchObject({
    reason: 'exception',
    text: expect.stringContaining('TypeError'),
  });
  await on(client);
  expect(await client.event('stopped')).toMatchObject({ reason: 'exception', text: 'Error: rejected' });
  await client.request('setExceptionBreakpoints', { filters: ['uncaught'] });
  await on(client);
  expect(await client.event('stopped')).toMatchObject({ reason: 'exception', text: 'RangeError: too far' });
  expect(await client.request('exceptionInfo', { threadId: 1 })).toMatchObject({ exceptionId: 'RangeError' });
  expect(await client.line()).toBe(4);
  await on(client);
  expect(await client.event('exited')).toEqual({ exitCode: 1 });
});

test('TypeScript: lines and names of the source, through the map of what esbuild made', async () => {
  const { client, folder } = await open({
    'main.ts': `import { twice } from './twice.ts';
interface Point { x: number }

const point: Point = { x: 20 };
type Unused = string;
const answer: number = twice(point.x) + 2;
console.log(answer);
`,
    'twice.ts': `export type Count = number;

export function twice(n: Count): Count {
  return n * 2;
}
`,
  });
  const bundle = ['--bundle', '--platform=node', '--format=esm', '--sourcemap=inline', '--outfile=.main.js'];
  execFileSync(esbuildOnHost() ?? '', ['main.ts', ...bundle, '--log-level=warning'], { cwd: folder.folder });
  await client.launch({ program: folder.at('.main.js'), runtimeArgs: ['--no-warnings'] });
  expect(await client.breakAt(folder.at('twice.ts'), [{ line: 4 }])).toMatchObject([{ verified: true, line: 4 }]);
  expect(await client.breakAt(folder.at('main.ts'), [{ line: 5 }])).toMatchObject([{ verified: true, line: 6 }]);
  await go(client);
  await client.stopped();
  expect((await client.frames())[0]).toMatchObject({ line: 6, source: { path: folder.at('main.ts') } });
  await on(client, 'stepIn');
  await client.stopped();
  const [top] = await client.frames();
  expect(top).toMatchObject({ name: 'twice', line: 4, source: { path: folder.at('twice.ts') } });
  expect((await client.locals(top!.id))['n']!.value).toBe('20');
  await on(client);
  await client.event('terminated');
  expect(client.output()).toBe('42\n');
});

test('a source with a map that comes later stops too', async () => {
  const { client, folder } = await open({
    'main.cjs': `const { late } = require('./late.cjs');\nsetInterval(late, 5);\n`,
    'late.ts': `type A = 1;\n\nexport const late = (): number => {\n  return 5;\n};\n`,
  });
  const line = ['late.ts', '--format=cjs', '--sourcemap=inline', '--outfile=late.cjs', '--log-level=warning'];
  execFileSync(esbuildOnHost() ?? '', line, { cwd: folder.folder });
  await client.launch({ program: folder.at('main.cjs') });
  await client.breakAt(folder.at('late.ts'), [{ line: 4 }]);
  await go(client);
  expect(await client.event('breakpoint')).toMatchObject({ breakpoint: { verified: true, line: 4 } });
  await client.stopped();
  expect((await client.frames())[0]).toMatchObject({ line: 4, source: { path: folder.at('late.ts') } });
});

test('what is typed reaches the program while it is debugged; a program that waits can be ended', async () => {
  const text = `process.stdin.setEncoding('utf8').on('data', (word) => {
  console.log('read ' + word.trim());
});
`;
  const { client, folder } = await open({ 'main.js': text });
  await client.launch({ program: folder.at('main.js') });
  await client.breakAt(folder.at('main.js'), [{ line: 2 }]);
  await go(client);
  client.type('hello\n');
  await client.stopped();
  await on(client);
  await client.until(() => (client.output() === 'read hello\n' ? true : undefined));
  await client.request('terminate');
  await client.event('terminated');
  await client.request('disconnect');
  expect(await client.ended).toBe(0);
});

test('a program that ends by itself ends by its own code, although the client lets go of it at once', async () => {
  const ends = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { client, folder } = await open({ 'main.js': 'process.exit(3);\n' });
      await client.launch({ program: folder.at('main.js') });
      await go(client);
      await client.event('terminated');
      await client.request('disconnect', { terminateDebuggee: true });
      return client.programEnd();
    }),
  );
  expect(ends).toEqual(Array.from({ length: 8 }, () => 3));
});

test('an endless loop is paused; an evaluation that throws is refused; what ran on cannot be looked at', async () => {
  const { client, folder } = await open({ 'main.js': 'let n = 0;\nfor (;;) n++;\n' });
  await client.launch({ program: folder.at('main.js') });
  await go(client);
  await on(client, 'pause');
  expect(await client.stopped()).toBe('pause');
  expect(await client.line()).toBe(2);
  await expect(client.request('evaluate', { expression: 'nothing', frameId: 1 })).rejects.toThrow('ReferenceError');
  await on(client);
  await expect(client.request('stackTrace', { threadId: 1 })).rejects.toThrow('running');
});

test('a client that starts no programs is refused', async () => {
  const { client, folder } = await open({ 'main.js': LOOP });
  await expect(client.launch({ program: folder.at('main.js') }, { terminal: false })).rejects.toThrow(
    'must start programs',
  );
});

test('a program that ends in the middle, and one that does not compile, end the session', async () => {
  const { client, folder } = await open({ 'main.js': LOOP });
  await client.launch({ program: folder.at('main.js'), stopOnEntry: true });
  await go(client);
  await client.stopped();
  client.killProgram();
  await client.event('terminated');
  await expect(client.request('continue', { threadId: 1 })).rejects.toThrow('running');

  const { client: second, folder: other } = await open({ 'main.js': 'let let = ;' });
  await second.request('initialize', { supportsRunInTerminalRequest: true });
  await second.request('launch', { program: other.at('main.js') });
  expect(await second.event('exited')).toEqual({ exitCode: 1 });
  await second.event('terminated');
});

test.each([
  ['an unknown command', 'fly', {}],
  ['a name of every object', 'constructor', {}],
  ['a launch without a program', 'launch', {}],
  ['arguments that are no list', 'launch', { program: '/x.js', args: 'x' }],
  ['breakpoints before there is a program', 'setBreakpoints', { source: { path: '/x.js' }, breakpoints: [] }],
  ['variables of nothing', 'variables', { variablesReference: -1 }],
])('%s is refused, and the adapter goes on', async (_name, command, args) => {
  const { client } = await open({});
  expect(await client.ask(command, args)).toMatchObject({ success: false, message: expect.any(String) });
  expect(await client.request('initialize', {})).toMatchObject({ supportsConditionalBreakpoints: true });
});

test('a message that is no JSON is passed over', async () => {
  const { client } = await open({});
  client.write('Content-Length: 4\r\n\r\n{{{{');
  expect((await client.event('output'))['output']).toContain('no JSON object');
  expect(await client.request('threads')).toEqual({ threads: [] });
});

test.each([
  ['a length of a gigabyte', 'Content-Length: 1000000000\r\n\r\n'],
  ['a length over the bound', `Content-Length: ${MAX_MESSAGE_BYTES + 1}\r\n\r\n`],
  ['a header without an end', 'x'.repeat(100_000)],
  ['a header without a length', 'Hello: 1\r\n\r\n'],
])('%s ends the adapter at once', async (_name, bytes) => {
  const { client } = await open({});
  client.write(bytes);
  expect(await client.ended).toBe(1);
});
