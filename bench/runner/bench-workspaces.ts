/**
 * Workspaces of one runner, by its own door: how long a key, a start and a run take, what they hold, and what the judge
 * loses beside them. Prints its progress and ends with one line of JSON. Needs root, as the sandbox does.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pieceFrame, WORKSPACE, type WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { startProcess } from '@devorbit/testkit/process.ts';
import { env, type Figures, median, percentile, round } from './measure.ts';

const MANY = 20;
const size = { rows: 24, columns: 80 };
const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-bench-'));
const runner = await startProcess('runner/main.ts', {
  RUNNER_CACHE_DIR: path.join(folder, 'packages'),
  RUNNER_WORKSPACES: String(MANY + 4),
});
const figures: Figures = {};
const put = (key: string, value: number): void => {
  figures[key] = round(value);
  console.log(`${key}: ${figures[key]}`);
};

const json = async (method: string, address: string, body?: unknown): Promise<Response> => {
  const response = await fetch(`${runner.url}${address}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  return response;
};

/** One client of one workspace of its own. */
async function open() {
  const { workspace } = (await (await json('POST', '/workspaces')).json()) as { workspace: string };
  const socket = new WebSocket(`${runner.url.replace('http', 'ws')}/workspaces/${workspace}/socket`);
  socket.binaryType = 'arraybuffer';
  const listeners = new Set<(frame: WorkspaceFrame | Buffer) => void>();
  let said = 0;
  const say = (order: object) => socket.send(JSON.stringify({ request: ++said, ...order }));
  const credit = (stream: number, bytes: number) => socket.send(JSON.stringify({ type: 'credit', stream, bytes }));
  socket.addEventListener('message', ({ data }) => {
    const told = typeof data === 'string' ? (JSON.parse(data) as WorkspaceFrame) : Buffer.from(data as ArrayBuffer);
    if (Buffer.isBuffer(told)) credit(told.readUInt16LE(), told.length - 2);
    else if (told.type === 'opened')
      for (const stream of [told.stream, told.errors]) if (stream !== null) credit(stream, WORKSPACE.CREDIT_BYTES);
    for (const listener of listeners) listener(told);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const next = <Found>(find: (told: WorkspaceFrame | Buffer) => Found | undefined | false) =>
    new Promise<Found>((resolve) => {
      const listener = (told: WorkspaceFrame | Buffer) => {
        const found = find(told);
        if (found === undefined || found === false) return;
        listeners.delete(listener);
        resolve(found);
      };
      listeners.add(listener);
    });
  const bytes = (text = '') => next((told) => Buffer.isBuffer(told) && told.subarray(2).includes(text) && told);
  const frame = <Type extends WorkspaceFrame['type']>(type: Type) =>
    next((told) => !Buffer.isBuffer(told) && told.type === type && (told as Extract<WorkspaceFrame, { type: Type }>));
  const write = (name: string, content: string) =>
    json('PATCH', `/workspaces/${workspace}/files`, { write: [{ path: name, content }] });
  const terminal = async () => {
    const [{ stream }] = await Promise.all([frame('opened'), bytes('$'), say({ type: 'terminal', ...size })]);
    return stream;
  };
  const type = (stream: number, text: string) => socket.send(pieceFrame(stream, Buffer.from(text)));
  /** From the order to the first byte, in ms. */
  const run = async (language: string, entry: string): Promise<number> => {
    const start = performance.now();
    const ended = frame('exit');
    say({ type: 'run', language, entry, stdin: '', ...size });
    await bytes();
    const passed = performance.now() - start;
    await ended;
    return passed;
  };
  const usage = async () => (await Promise.all([frame('usage'), say({ type: 'usage' })]))[0];
  const close = async () => {
    socket.close();
    await json('DELETE', `/workspaces/${workspace}`);
  };
  return { say, terminal, type, bytes, write, run, usage, close };
}
type Open = Awaited<ReturnType<typeof open>>;

async function echoes({ type, bytes }: Open, stream: number, keys = 400): Promise<number[]> {
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    const start = performance.now();
    const echo = bytes('x');
    type(stream, 'x');
    await echo;
    times.push(performance.now() - start);
    await delay(3);
  }
  return times;
}

/** The same key through Node, a pipe and `script`. */
async function bareEchoes(keys = 400): Promise<number[]> {
  const child = spawn('/usr/bin/script', ['-qc', 'cat > /dev/null', '/dev/null'], { env });
  await delay(300);
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    const start = performance.now();
    const echo = new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdin.write('x');
    await echo;
    times.push(performance.now() - start);
    await delay(3);
  }
  child.kill('SIGKILL');
  return times;
}

/** From the start of a bare program to its first byte, in ms. */
const bareRun = ([command = '', ...args]: string[]) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { env, cwd: folder });
    let first = 0;
    child.stdout.once('data', () => (first = performance.now() - start));
    child.on('error', reject).on('close', () => resolve(first));
  });

async function ratio(key: string, within: () => Promise<number>, outside: () => Promise<number>, turns = 30) {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    times[0].push(await within());
    times[1].push(await outside());
  }
  console.log(`${key}: ${round(median(times[0]))} ms in a workspace, ${round(median(times[1]))} ms bare`);
  put(key, median(times[0]) / median(times[1]));
}

/** Programs that the runner runs in a second by `/execute`, two at a time. */
async function executed(seconds = 4): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let runs = 0;
  const body = { language: 'python', version: '*', files: [{ content: 'print(sum(range(100000)))' }] };
  const busy = async () => {
    for (; performance.now() < end; runs++) await json('POST', '/execute', body);
  };
  await Promise.all([busy(), busy()]);
  return runs / seconds;
}

const residentKb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${runner.pid}/status`, 'utf8'))?.[1]);

try {
  await executed(1);
  const starts: { ready: number[]; none: number[] } = { ready: [], none: [] };
  for (let turn = 0; turn < 8; turn++) {
    await delay(1500);
    const opened: Open[] = [];
    // Two stand ready; the third does not.
    for (const kind of ['ready', null, 'none'] as const) {
      const start = performance.now();
      const one = await open();
      await one.terminal();
      if (kind) starts[kind].push(performance.now() - start);
      opened.push(one);
    }
    for (const one of opened) await one.close();
  }
  put('workspace_start_ms_ready', median(starts.ready));
  put('workspace_start_ms_none', median(starts.none));

  const one = await open();
  const stream = await one.terminal();
  put('workspace_idle_mb', (await one.usage()).memory_kb / 1024);
  one.type(stream, 'exec cat > /dev/null\n');
  await delay(300);
  const times = await echoes(one, stream);
  put('echo_p50_ms', median(times));
  put('echo_p99_ms', percentile(times, 0.99));
  put('echo_ratio', median(times) / median(await bareEchoes()));

  await one.write('hello.py', 'print("hello")\n');
  await one.write('hello.js', 'console.log("hello")\n');
  await one.write('hello.cpp', '#include <bits/stdc++.h>\nint main() { std::cout << "hello\\n"; }\n');
  for (const name of ['hello.py', 'hello.js'])
    writeFileSync(path.join(folder, name), name.endsWith('py') ? 'print("hello")\n' : 'console.log("hello")\n');
  await ratio(
    'run_ratio_python',
    () => one.run('python', 'hello.py'),
    () => bareRun(['/usr/bin/python3', 'hello.py']),
  );
  await ratio(
    'run_ratio_node',
    () => one.run('javascript', 'hello.js'),
    () => bareRun([process.execPath, 'hello.js']),
  );
  await one.run('c++', 'hello.cpp');
  const same: number[] = [];
  for (let turn = 0; turn < 20; turn++) same.push(await one.run('c++', 'hello.cpp'));
  put('run_ms_cpp_same', median(same));
  await one.close();

  await delay(2000);
  const alone = await executed();
  const before = residentKb();
  const many: { client: Open; stream: number }[] = [];
  for (let index = 0; index < MANY; index++) {
    const client = await open();
    many.push({ client, stream: await client.terminal() });
    // The terminal says what is typed: only Python says it in one word.
    const prompt = client.bytes('name?');
    client.type(many.at(-1)!.stream, `exec python3 -c $'input("na" + "me?")\\nwhile True: pass'\n`);
    await prompt;
  }
  const held = await Promise.all(many.map(({ client }) => client.usage()));
  put('workspaces_20_mb', held.reduce((sum, { memory_kb }) => sum + memory_kb, residentKb() - before) / 1024);
  put('judge_beside_20_idle', (await executed()) / alone);
  for (const { client, stream: theirs } of many.slice(0, 2)) client.type(theirs, '\n');
  const shell = await open();
  const own = await shell.terminal();
  shell.type(own, 'exec cat > /dev/null\n');
  await delay(300);
  put('echo_busy_p95_ms', percentile(await echoes(shell, own), 0.95));
  for (const { client, stream: theirs } of many.slice(2, 4)) client.type(theirs, '\n');
  await delay(200);
  put('judge_beside_4_that_spin', (await executed()) / alone);
  put('load', loadavg()[0] ?? 0);
  console.log(JSON.stringify(figures));
} finally {
  await runner.kill();
  rmSync(folder, { recursive: true, force: true });
}
