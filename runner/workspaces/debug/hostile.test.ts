import type { DebugSaid, DebugState } from '@devorbit/contract/execution/debugging.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { openTestSandbox, usersOfItsOwn } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { clientOf, size } from '../_client.ts';
import { debugging } from './_debugging.ts';
import { messageReader } from './adapters/dap-stream.ts';
import { DebugSession } from './debug-session.ts';
import { debuggerOf } from './debuggers.ts';

const found = debuggerOf({ language: 'python' })!;

/** A session whose adapter says what a test wants. */
function forged() {
  const read = messageReader();
  const heard: { seq: number; type: string; command: string; success?: boolean }[] = [];
  const told: (DebugState | DebugSaid)[] = [];
  const started: string[][] = [];
  let ended = 0;
  const session = new DebugSession(
    {
      stream: 1,
      folder: '/box',
      write: (bytes) => (heard.push(...read(bytes).map((text) => JSON.parse(text) as (typeof heard)[0])), true),
      start: async (argv) => void started.push(argv),
      tell: (frame) => told.push(frame),
      end: () => ended++,
    },
    found,
    { breakpoints: [], exceptions: 'uncaught' },
  );
  const raw = (bytes: string) => session.take(Buffer.from(bytes));
  const say = (message: object) => {
    const text = JSON.stringify(message);
    raw(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  return { session, raw, say, heard, told, started, ended: () => ended };
}
type Forged = ReturnType<typeof forged>;
const answers = ({ heard }: Forged) => heard.filter(({ type }) => type === 'response');

test.each([
  ['a frame of 100 MB', 'Content-Length: 104857600\r\n\r\n'],
  ['a header without an end', 'x'.repeat(5000)],
  ['a frame without a length', 'Content-Type: x\r\n\r\n'],
  ['a frame that is no JSON', 'Content-Length: 3\r\n\r\n{{{'],
])('%s ends the session at once', (_, bytes) => {
  const adapter = forged();
  adapter.raw(bytes);
  expect([adapter.ended(), adapter.told.at(-1)]).toMatchObject([1, { state: 'over' }]);
  adapter.say({ seq: 1, type: 'request', command: 'runInTerminal', arguments: { args: ['/usr/bin/python3'] } });
  expect([adapter.started, answers(adapter)]).toEqual([[], []]);
});

test('an adapter has one program started, by the line that is expected, and nothing else done', async () => {
  const adapter = forged();
  const ask = (seq: number, command: string, args: unknown) =>
    adapter.say({ seq, type: 'request', command, arguments: args });
  ask(1, 'runInTerminal', { args: ['/bin/sh', '-c', 'id'] });
  ask(2, 'runInTerminal', { args: '/usr/bin/python3' });
  ask(3, 'runInTerminal', { args: ['/usr/bin/python3', 7] });
  ask(4, 'startDebugging', { configuration: {} });
  ask(5, 'runInTerminal', { args: ['/usr/bin/python3', 'launcher'], env: { A: 'b', 'C=': 'd' } });
  ask(6, 'runInTerminal', { args: ['/usr/bin/python3', 'launcher'] });
  await expect.poll(() => answers(adapter)).toHaveLength(6);
  expect(
    answers(adapter)
      .filter(({ success }) => success)
      .map((each) => (each as unknown as { request_seq: number }).request_seq),
  ).toEqual([5]);
  expect(adapter.started).toEqual([['/usr/bin/python3', 'launcher']]);
});

test('answers that nobody asked for, of any shape, are passed over; what is told is bounded', async () => {
  const adapter = forged();
  for (const body of [null, 1, [], 'x', {}]) {
    adapter.say({ seq: 1, type: 'response', request_seq: 99, success: true, body });
    adapter.say({ seq: 1, type: 'event', event: 'breakpoint', body });
    adapter.say({ seq: 1, type: 'event', event: 'output', body });
  }
  for (let at = 0; at < 100; at++)
    adapter.say({ seq: 1, type: 'event', event: 'output', body: { category: 'stdout', output: 'x'.repeat(100_000) } });
  const said = () => adapter.told.filter(({ type }) => type === 'said') as DebugSaid[];
  await expect.poll(() => said()).toHaveLength(1);
  expect(said()[0]?.text.length).toBeLessThan(10_000);
  expect(adapter.session.recall().map((frame) => JSON.stringify(frame).length)).toEqual([
    expect.any(Number),
    expect.any(Number),
  ]);
  expect(JSON.stringify(adapter.session.recall()).length).toBeLessThan(40_000);
  expect(adapter.ended()).toBe(0);
});

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces: 4, firstUid: await usersOfItsOwn() });
  service = await openService(sandbox);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

test('a program that ends its debugger is ended with it, and the next one is debugged', async () => {
  const tools = clientOf(service.url);
  const id = await tools.made();
  const killer = `import os, signal
for name in os.listdir("/proc"):
    if name.isdigit() and int(name) != os.getpid():
        try:
            if b"debugpy.adapter\\0" in open(f"/proc/{name}/cmdline", "rb").read() or b"debugpy/adapter" in open(f"/proc/{name}/cmdline", "rb").read():
                os.kill(int(name), signal.SIGKILL)
        except OSError:
            pass
print("alive", flush=True)
while True:
    pass
`;
  await tools.patch(id, {
    write: [
      { path: 'main.py', content: killer },
      { path: 'next.py', content: 'x = 1\nprint(x)\n' },
    ],
  });
  const client = await tools.attach(id);
  const first = await debugging(client, { language: 'python', entry: 'main.py' });
  await first.exit();
  expect(first.last()).toMatchObject({ state: 'over' });
  expect(first.said()).toMatch(/The debugger has ended\./);
  const second = await debugging(client, {
    language: 'python',
    entry: 'next.py',
    breakpoints: [{ path: 'next.py', line: 2 }],
  });
  await second.state('stopped');
  await second.go();
  expect(await second.exit()).toMatchObject({ code: 0 });
  expect(await client.ask({ type: 'run', language: 'python', entry: 'next.py', ...size })).toMatchObject({
    type: 'opened',
  });
  client.close();
  await tools.ended(id);
});
