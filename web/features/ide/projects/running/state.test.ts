import type { WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './_fake-socket.ts';
import { type RunRequest, Runner } from './state.ts';

const made: FakeSocket[] = [];
beforeEach(() => {
  made.length = 0;
  const Listed = class extends FakeSocket {
    constructor(address: string) {
      super(address);
      made.push(this);
    }
  };
  vi.stubGlobal('WebSocket', Listed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const terminal = { rows: 24, columns: 80 };
const end = { memory: 0, cpu_time: 1, wall_time: 2, time: 1, message: null, signal: null };
const settled = () => new Promise((resolve) => setTimeout(resolve));
const bytes = (text: string) => new TextEncoder().encode(text);
const request: RunRequest = {
  sent: async () => true,
  files: async () => [{ name: 'main.py', content: 'print(1)' }],
  main: { name: 'main.py', language: 'python' },
  args: [],
  env: {},
  stdin: '',
  project: 7,
};
const hello = (streams: Extract<WorkspaceFrame, { type: 'hello' }>['streams'] = []): WorkspaceFrame => ({
  type: 'hello',
  workspace: 'w',
  streams,
});
/** A page that found this in the workspace of its project. */
async function joined(streams: Parameters<typeof hello>[0]) {
  const runner = new Runner();
  const joining = runner.join(7);
  await settled();
  const socket = made[0]!;
  socket.tell(hello(streams));
  await joining;
  return { runner, socket };
}
const messages = (runner: Runner) => runner.read().records.map(({ message }) => message);

test('a program that runs already is adopted: output so far, input, Stop', async () => {
  const { runner, socket } = await joined([
    { stream: 3, kind: 'run', errors: 4, terminal },
    { stream: 6, kind: 'terminal', errors: null, terminal },
  ]);
  expect(socket.address).toContain('/api/ide/projects/7/workspace?standing=true');
  expect(runner.read()).toMatchObject({ running: true, adopted: true, hasWorkspace: true });
  expect(runner.read().shells).toMatchObject([{ id: 1, name: 'Shell 1', open: true, own: false }]);
  socket.tell({ type: 'stage', stream: 3, stage: 'run', language: 'python', version: '3.11.2' });
  socket.piece(3, bytes('Name? '));
  expect(runner.output.written()).toBe('Name? ');
  runner.output.send('Ada\r');
  expect(socket.typed).toHaveLength(1);
  await runner.run(request);
  expect(made).toHaveLength(1);
  runner.stop();
  expect(socket.said.at(-1)).toEqual({ type: 'close', stream: 3 });
  socket.tell({ type: 'exit', stream: 3, ran: true, code: null, status: 'SG', ...end });
  await settled();
  expect(runner.read().running).toBe(false);
  expect(messages(runner)).toEqual(['Running code...', 'Stopped']);
});

test('where nothing stands a run makes a workspace; what another page runs meanwhile is shown in its place', async () => {
  const runner = new Runner();
  const joining = runner.join(7);
  await settled();
  made[0]!.close();
  await joining;
  expect(runner.read().hasWorkspace).toBe(false);
  const running = runner.run(request);
  await settled();
  const socket = made[1]!;
  expect(socket.address).toMatch(/\/workspace$/);
  socket.tell(hello());
  await settled();
  socket.tell({ type: 'opened', stream: 3, errors: 4, kind: 'run', terminal });
  socket.tell({ type: 'refused', request: 1, message: 'A program of this workspace is running: stop it first' });
  await running;
  await settled();
  expect(runner.read()).toMatchObject({ running: true, adopted: true });
  socket.tell({ type: 'stage', stream: 3, stage: 'run', language: 'python', version: '3.11.2' });
  socket.piece(3, bytes('theirs'));
  socket.tell({ type: 'exit', stream: 3, ran: true, code: 0, status: null, ...end });
  await settled();
  expect(messages(runner).at(-1)).toMatch(/^Finished in .* Python 3\.11\.2$/);
});

test('several shells: opened here and elsewhere, named, closed; all end at once', async () => {
  const { runner, socket } = await joined([]);
  const opening = runner.openShell(request);
  await settled();
  socket.tell({ type: 'opened', request: 1, stream: 2, errors: null, kind: 'terminal', terminal });
  await settled();
  socket.tell({ type: 'opened', stream: 5, errors: null, kind: 'terminal', terminal });
  expect(runner.read().shells).toMatchObject([
    { name: 'Shell 1', own: true },
    { name: 'Shell 2', own: false },
  ]);
  runner.closeShell(1);
  socket.tell({ type: 'exit', stream: 2, ran: true, code: null, status: 'SG', ...end });
  await opening;
  expect(runner.read().shells).toMatchObject([{ name: 'Shell 2', open: true }]);
  runner.endAll();
  expect(socket.said.at(-1)).toMatchObject({ type: 'clear' });
  socket.tell({ type: 'exit', stream: 5, ran: true, code: null, status: 'SG', ...end });
  await settled();
  expect(runner.read().shells).toMatchObject([{ name: 'Shell 2', open: false }]);
  expect(runner.read().shells[0]!.stream.written()).toContain('[The shell has ended.]');
  runner.closeShell(2);
  expect(runner.read().shells).toEqual([]);
});

test('a page that does not drive a terminal keeps the size that it was told, and asks for its own', async () => {
  const theirs = { rows: 50, columns: 200 };
  const own = { rows: 10, columns: 40 };
  const { runner, socket } = await joined([{ stream: 6, kind: 'terminal', errors: null, terminal: theirs }]);
  const { stream } = runner.read().shells[0]!;
  expect(stream.shownSize()).toEqual(theirs);
  // It has not been shown yet: there is no size to ask for.
  expect(socket.said).not.toContainEqual(expect.objectContaining({ type: 'resize' }));
  const heard = vi.fn();
  const deaf = stream.listenToSize(heard);
  stream.resize(own);
  expect(socket.said.at(-1)).toEqual({ type: 'resize', stream: 6, ...own });
  expect(stream.shownSize()).toEqual(theirs);
  heard.mockClear();
  socket.tell({ type: 'resized', stream: 6, ...own });
  expect(heard).toHaveBeenCalledOnce();
  expect(stream.shownSize()).toEqual(own);
  socket.tell({ type: 'resized', stream: 6, ...theirs });
  expect(stream.shownSize()).toEqual(theirs);
  // Once it has ended, nobody else has it.
  socket.tell({ type: 'exit', stream: 6, ran: true, code: 0, status: null, ...end });
  await settled();
  expect(stream.shownSize()).toEqual(own);
  heard.mockClear();
  deaf();
  stream.resize(theirs);
  expect(heard).not.toHaveBeenCalled();
  expect(stream.shownSize()).toEqual(theirs);
});

test('a page that is left leaves its program running; the workspace that is lost is told', async () => {
  const { runner, socket } = await joined([{ stream: 3, kind: 'run', errors: 4, terminal }]);
  const said = socket.said.length;
  runner.close();
  await settled();
  expect(socket.said.slice(said)).toEqual([]);
  expect(runner.read().running).toBe(false);
  expect(messages(runner).at(-1)).toContain('The workspace was lost');
});

test('a run is shown at once; where the server does not have what was typed within two seconds, that is said and nothing runs', async () => {
  const { runner, socket } = await joined([]);
  vi.useFakeTimers();
  const files = vi.fn(request.files);
  const late = runner.run({ ...request, files, sent: () => new Promise(() => {}) });
  expect(messages(runner)).toEqual(['Running code...']);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(runner.read().running).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await late;
  expect(messages(runner).at(-1)).toMatch(/^Error: What you typed last hasn’t reached the server/);
  await runner.run({ ...request, files, sent: async () => false });
  expect(messages(runner).at(-1)).toMatch(/^Error: What you typed last hasn’t reached the server/);
  expect(socket.said).toEqual([]);
  expect(files).not.toHaveBeenCalled();
});

test('a shell waits for what was typed as a run does: no longer than two seconds', async () => {
  const { runner, socket } = await joined([]);
  vi.useFakeTimers();
  const late = runner.openShell({ ...request, sent: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(runner.read().shells).toMatchObject([{ name: 'Shell 1', open: true }]);
  await vi.advanceTimersByTimeAsync(200);
  await late;
  const [shell] = runner.read().shells;
  expect(shell).toMatchObject({ open: false });
  expect(shell!.stream.written()).toContain('What you typed last hasn’t reached the server');
  // Who closes it while it waits has none.
  runner.closeShell(1);
  const sent = Promise.withResolvers<boolean>();
  const closed = runner.openShell({ ...request, sent: () => sent.promise });
  runner.closeShell(1);
  sent.resolve(true);
  await closed;
  expect(runner.read().shells).toEqual([]);
  expect(socket.said).toEqual([]);
});

test.each([
  'There is no debugger for Bash here yet.',
  'debugpy, which debugs Python, is not installed on this machine: npm run debuggers install debugpy',
])(
  'what is not debugged is told in DEBUG CONSOLE after its three lines, and no failed compilation: %s',
  async (why) => {
    const { runner, socket } = await joined([]);
    const running = runner.run({ ...request, debug: { breakpoints: [] } });
    await settled();
    expect(messages(runner)).toEqual(['Running code...']);
    socket.tell({ type: 'refused', request: 1, message: why });
    await running;
    await settled();
    expect(runner.debugging.read().entries.map(({ text }) => text)).toEqual([
      'Debug session started',
      'Breakpoints set',
      'Ready for debugging',
      why,
    ]);
    expect(runner.read()).toMatchObject({ running: false, records: [] });
  },
);

test('while the connection is lost that is shown, and a run waits for it; a program that is debugged is over with its workspace', async () => {
  const debugged: WorkspaceFrame = {
    type: 'debug',
    stream: 3,
    state: 'stopped',
    done: 3,
    stop: { reason: 'step', text: null, frames: [{ id: 1, name: 'f', path: 'main.py', line: 1 }], scopes: [] },
    placed: [],
  };
  const streams = [{ stream: 3, kind: 'run' as const, errors: 4, terminal }];
  const { runner, socket } = await joined(streams);
  socket.tell(debugged);
  expect(runner.debugging.isOn).toBe(true);
  vi.useFakeTimers();
  socket.close(1006);
  expect(runner.read()).toMatchObject({ isAway: true, running: true, hasWorkspace: true });
  await vi.advanceTimersByTimeAsync(300);
  made[1]!.tell(hello(streams));
  made[1]!.tell(debugged);
  expect(runner.read()).toMatchObject({ isAway: false, running: true });
  expect(runner.debugging.isOn).toBe(true);

  made[1]!.close(1006);
  await vi.advanceTimersByTimeAsync(300);
  made[2]!.tell(hello());
  await vi.advanceTimersByTimeAsync(0);
  expect(messages(runner)).toEqual(['Running code...', 'It ended while the connection was lost.']);
  expect(runner.debugging.isOn).toBe(false);

  made[2]!.close(1006);
  const running = runner.run(request);
  await vi.advanceTimersByTimeAsync(300);
  made[3]!.tell(hello());
  await vi.advanceTimersByTimeAsync(0);
  expect(made[3]!.said.at(-1)).toMatchObject({ type: 'run' });
  made[3]!.close(1006);
  await running;
  expect(messages(runner).at(-1)).toMatch(/is being made again/);

  await vi.advanceTimersByTimeAsync(300);
  made[4]!.tell(hello(streams));
  made[4]!.tell(debugged);
  made[4]!.close(4999);
  await vi.advanceTimersByTimeAsync(0);
  expect(messages(runner).at(-1)).toContain('The workspace was lost');
  expect(runner.debugging.isOn).toBe(false);
  expect(runner.read()).toMatchObject({ running: false, hasWorkspace: false });
});

test('without a project, the texts of the specification for what has gone wrong', async () => {
  const runner = new Runner();
  await runner.run({ ...request, project: null, main: null });
  expect(messages(runner)).toEqual(['Running code...', 'No file selected']);
  await runner.run({ ...request, project: null, main: { name: 'notes', language: 'plaintext' } });
  expect(messages(runner).at(-1)).toBe('Selected language not supported');

  // Too large for a console: it goes by /execute.
  const large = { ...request, project: null, files: async () => [{ name: 'main.py', content: 'x'.repeat(1_000_000) }] };
  let answer = (): Response => new Response('', { status: 503, statusText: 'Service Unavailable' });
  vi.stubGlobal('fetch', async (address: string) => (address === '/execute' ? answer() : new Response('')));
  await runner.run(large);
  expect(runner.read().records.at(-1)).toMatchObject({
    type: 'error',
    message: 'Compilation failed: HTTP error! status: 503',
    details: 'Piston API error: Service Unavailable\nHTTP 503',
  });
  answer = () => new Response(JSON.stringify({ message: 'Too many runs' }), { status: 429 });
  await runner.run(large);
  expect(runner.read().records.at(-1)?.details).toBe('Piston API error: Too Many Requests\nToo many runs');
  answer = () => {
    throw new TypeError('failed');
  };
  await runner.run(large);
  expect(messages(runner).at(-1)).toMatch(/^Compilation failed: ./);
  answer = () => new Response('no JSON');
  await runner.run(large);
  expect(messages(runner).at(-1)).toMatch(/^Error: ./);
  await runner.run({ ...large, env: { A: 'b' } });
  expect(messages(runner).at(-1)).toMatch(/^Error: There’s no room for a workspace/);
});

test('what may name places is told: all of a compiler’s, of a program only where it failed; nothing once another run begins', async () => {
  const told: unknown[] = [];
  const runner = new Runner((each) => told.push(each));
  const joining = runner.join(7);
  await settled();
  const socket = made[0]!;
  socket.tell(hello());
  await joining;
  const stage = { stdout: '', stderr: '', code: 0, status: null, ...end };
  let request_ = 0;
  const run = async (output: string, code: number, { reused = false, ran = true } = {}) => {
    const running = runner.run(request);
    await settled();
    const stream = 10 + request_;
    socket.tell({ type: 'opened', request: ++request_, stream, errors: stream + 100, kind: 'run', terminal });
    await settled();
    const status = ran ? null : 'RE';
    socket.tell({ type: 'compiled', stream, result: { ...stage, output, status }, reused });
    if (ran) {
      socket.tell({ type: 'stage', stream, stage: 'run', language: 'python', version: '3.11.2' });
      socket.piece(stream, bytes('out\r\n'));
      socket.piece(stream + 100, bytes('\u001b[31merr\u001b[0m'));
    }
    socket.tell({ type: 'exit', stream, ran, code, status: code === 0 ? null : 'RE', ...end });
    await running;
    return told.splice(0);
  };
  expect(await run('warned', 0)).toEqual([
    null,
    { language: 'python', entry: 'main.py', compiler: 'warned', program: '' },
  ]);
  expect(await run('warned', 1, { reused: true })).toEqual([
    null,
    { language: 'python', entry: 'main.py', compiler: 'warned', program: 'err' },
  ]);
  expect(await run('wrong', 1, { ran: false })).toMatchObject([null, { compiler: 'wrong', program: '' }]);
  runner.clear();
  expect(told).toEqual([null]);
});
