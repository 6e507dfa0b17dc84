import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { openTestSandbox, processesOf, usersOfItsOwn } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { type Client, clientOf, size } from '../_client.ts';
import { type WorkspaceAttack, workspaceAttacks } from './list.ts';

const PATIENT = { timeout: 110_000 };
const firstUid = await usersOfItsOwn();
let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
let tools: ReturnType<typeof clientOf>;
beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces: 6, firstUid });
  service = await openService(sandbox);
  tools = clientOf(service.url);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

type Scene = { id: string; client: Client };

/** It answers, and has the file that it had. */
async function goesOn({ id, client }: Scene): Promise<void> {
  expect((await client.shell('echo al$((0))ive')).text).toBe('al0ive\n');
  expect(await (await tools.call(`/workspaces/${id}/file?path=kept`)).text()).toBe('kept');
}

/** A connection after the handshake, that is read when we like. */
const bareSocket = (id: string, headers = {}) =>
  new Promise<Socket | number>((resolve, reject) => {
    const handshake = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    request(`${service.url}/workspaces/${id}/socket`, { agent: false, headers: { ...handshake, ...headers } })
      .on('upgrade', (_, socket: Socket) => resolve(socket))
      .on('response', (response) => resolve(response.statusCode ?? 0))
      .on('error', reject)
      .end();
  });

/** A client's text frame under a mask of zeros. */
function textFrame(payload: Buffer): Buffer {
  const head = Buffer.alloc(14);
  head.set([0x81, 0x80 | 127]);
  head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
}

const strikes: Record<WorkspaceAttack, (scene: Scene) => Promise<void>> = {
  async 'fork bomb'(scene) {
    const { client } = scene;
    const stream = await client.terminal();
    client.type(stream, 'bomb() { bomb | bomb & }; bomb\n');
    await client.sees(stream, /fork|Resource temporarily unavailable/);
    expect(await client.ask({ type: 'usage' })).toMatchObject({ type: 'usage' });
    await expect
      .poll(async () => {
        await client.ask({ type: 'clear' });
        const usage = await client.ask({ type: 'usage' });
        return usage.type === 'usage' ? usage.processes : usage;
      }, PATIENT)
      .toBe(2);
    await goesOn(scene);
  },
  async memory(scene) {
    const { id, client } = scene;
    const stream = await client.terminal();
    await tools.patch(id, { write: [{ path: 'all.py', content: 'a = []\nwhile True: a.append(bytes(1 << 24))\n' }] });
    const run = await client.start({ type: 'run', language: 'python', entry: 'all.py', ...size });
    expect(await client.exitOf(run.stream)).toMatchObject({ signal: 'SIGKILL', status: 'SG' });
    expect((await client.exitOf(run.stream)).message).toMatch(/memory/i);
    client.type(stream, 'echo sti$((0))ll\n');
    await client.sees(stream, 'sti0ll');
    await goesOn(scene);
  },
  async 'CPU time'(scene) {
    const { id, client } = scene;
    await tools.patch(id, { write: [{ path: 'busy.py', content: 'while True: pass\n' }] });
    const run = await client.start({ type: 'run', language: 'python', entry: 'busy.py', ...size });
    await expect.poll(() => client.frames.find(({ type }) => type === 'exit'), { timeout: 120_000 }).toBeTruthy();
    expect(await client.exitOf(run.stream)).toMatchObject({ status: 'TO' });
    await goesOn(scene);
  },
  async disk(scene) {
    const { id, client } = scene;
    const { errors } = await client.shell('for i in 1 2 3 4 5; do head -c 60000000 /dev/zero > big$i; done');
    expect(errors).toMatch(/No space left on device/);
    const refused = await tools.patch(id, { write: [{ path: 'kept', content: 'x'.repeat(2_000_000) }] });
    expect([refused.status, await refused.json()]).toMatchObject([409, { message: /no space left/ }]);
    expect((await tools.patch(id, { remove: ['big1', 'big2', 'big3', 'big4', 'big5'] })).status).toBe(204);
    await goesOn(scene);
  },
  async 'many files'(scene) {
    const { id, client } = scene;
    const { errors } = await client.python(
      'import os\nos.makedirs("many/" + "/".join("d" * 200))\nfor i in range(100_000): open(f"many/{i}", "w").close()',
    );
    expect(errors).toMatch(/No space left on device/);
    const files = (await (await tools.call(`/workspaces/${id}/files`)).json()) as { entries: []; more: boolean };
    expect(files.more).toBe(true);
    expect(files.entries.length).toBeLessThanOrEqual(WORKSPACE.LISTED);
    expect((await tools.patch(id, { remove: ['many'] })).status).toBe(204);
    expect(await (await tools.call(`/workspaces/${id}/files`)).json()).toMatchObject({ entries: [{ path: 'kept' }] });
    await goesOn(scene);
  },
  async 'storm of changes'(scene) {
    const { client } = scene;
    const storm = await client.start({
      type: 'process',
      argv: ['/usr/bin/python3', '-c', 'import os\nwhile True:\n open("x", "w").close()\n os.unlink("x")'],
    });
    const stream = await client.terminal();
    const since = performance.now();
    for (let at = 0; at < 20; at++) {
      client.type(stream, `echo ech$((0))o${at}\n`);
      await client.sees(stream, `ech0o${at}`);
    }
    await delay(1000);
    const told = client.frames.filter(({ type }) => type === 'changed').length;
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(4 + (4 * (performance.now() - since)) / 1000 + 4);
    client.say({ type: 'close', stream: storm.stream });
    await client.exitOf(storm.stream);
    await goesOn(scene);
  },
  async terminals(scene) {
    const { client } = scene;
    const greedy = await client.start({
      type: 'process',
      argv: [
        '/usr/bin/python3',
        '-uc',
        'import os\ntry:\n while True: os.openpty()\nexcept OSError as e: print(e)\ninput()',
      ],
    });
    await client.sees(greedy.stream, /No space left on device/);
    expect(await client.ask({ type: 'terminal', ...size })).toMatchObject({ type: 'refused' });
    client.say({ type: 'close', stream: greedy.stream });
    await client.exitOf(greedy.stream);
    const asked = await Promise.all(
      Array.from({ length: WORKSPACE.TERMINALS + 3 }, () => client.ask({ type: 'terminal', ...size })),
    );
    const opened = asked.filter((answer) => answer.type === 'opened');
    expect(opened).toHaveLength(WORKSPACE.TERMINALS);
    expect(asked.find((answer) => answer.type === 'refused')?.message).toBe('A workspace has at most 4 terminals');
    client.say({ type: 'close', stream: opened[0]!.stream });
    await client.exitOf(opened[0]!.stream);
    await client.terminal();
    await goesOn(scene);
  },
  async streams({ client }) {
    const sleep = { type: 'process', argv: ['/bin/sleep', '60'] };
    const asked = await Promise.all(Array.from({ length: WORKSPACE.STREAMS + 5 }, () => client.ask(sleep)));
    expect(asked.filter(({ type }) => type === 'opened')).toHaveLength(WORKSPACE.STREAMS);
    const many = await Promise.all(Array.from({ length: 200 }, () => client.ask({ type: 'usage' })));
    expect(many.filter((answer) => answer.type === 'refused').map(({ message }) => message)).toContain(
      'Too many orders at once; wait a second',
    );
    await delay(1000);
    // The agent and pid 1, and all that was started.
    expect(await client.ask({ type: 'usage' })).toMatchObject({ processes: 2 + WORKSPACE.STREAMS });
    await client.ask({ type: 'clear' });
  },
  async flood(scene) {
    const { id } = scene;
    const deaf = await tools.attach(id, false);
    const { stream } = await deaf.start({ type: 'process', argv: ['/usr/bin/yes'] });
    const before = process.memoryUsage().arrayBuffers;
    await delay(500);
    expect(deaf.texts.size).toBe(0);
    deaf.credit(stream, 1000);
    await expect.poll(() => deaf.texts.get(stream)?.length, PATIENT).toBeGreaterThanOrEqual(1000);
    const fast = await tools.attach(id);
    await expect.poll(() => fast.texts.get(stream)?.length, PATIENT).toBe(1_000_000);
    const slow = await tools.attach(id, false);
    slow.credit(stream, 1000);
    await expect.poll(() => slow.frames.find(({ type }) => type === 'skipped'), PATIENT).toMatchObject({ stream });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
    for (const client of [deaf, slow, fast]) client.close();
    scene.client.say({ type: 'close', stream });
    await scene.client.exitOf(stream);
    await goesOn(scene);
  },
  async 'client that reads nothing'(scene) {
    const { client, id } = scene;
    const socket = (await bareSocket(id)) as Socket;
    socket.pause();
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    // A hundred faults, of which each answer tells.
    const order = JSON.stringify({ type: 'process', request: 1, argv: Array(100).fill(0) });
    for (let at = 0; at < 20_000 && !socket.destroyed; at++) {
      socket.write(textFrame(Buffer.from(order)));
      if (at % 100 === 0) await delay(1);
    }
    socket.resume();
    await closed;
    expect(await client.ask({ type: 'usage' })).toMatchObject({ type: 'usage' });
    await goesOn(scene);
  },
  async 'unread input'(scene) {
    const { client } = scene;
    const { stream } = await client.start({ type: 'process', argv: ['/bin/sleep', '600'] });
    const piece = 'x'.repeat(WORKSPACE.PIECE_BYTES);
    for (let at = 0; at < 32; at++) client.type(stream, piece);
    expect(await client.until('error')).toMatchObject({
      message: 'The program does not read its input; nothing more was taken',
    });
    client.say({ type: 'close', stream });
    await client.exitOf(stream);
    await goesOn(scene);
  },
  async 'kill everything'(scene) {
    const other = await tools.made();
    const { client } = scene;
    const beside = await tools.attach(other);
    expect((await client.shell('kill -9 1')).errors).toMatch(/not permitted/);
    client.say({ type: 'process', request: 1, argv: ['/bin/bash', '-c', 'kill -9 -1'] });
    expect(await client.until('ended')).toMatchObject({ reason: 'agent' });
    expect((await beside.shell('echo here')).text).toBe('here\n');
    expect(await tools.ended(other)).toBe(204);
  },
  async 'stopped agent'({ id, client }) {
    await client.start({ type: 'process', argv: ['/bin/sh', '-c', 'sleep .2; kill -STOP 2'] });
    await delay(500);
    expect((await tools.call(`/workspaces/${id}/files`)).status).toBeGreaterThanOrEqual(400);
    expect(await client.until('ended')).toMatchObject({ reason: 'agent' });
  },
  async 'memory of the agent'(scene) {
    const { client } = scene;
    const look = `
import ctypes, os
c = ctypes.CDLL(None, use_errno=True)
for pid in 1, 2:
    for name in 'mem', 'fd', 'maps', 'environ', 'auxv', 'cwd', 'root', 'exe', 'task/%d/mem' % pid:
        path = f'/proc/{pid}/{name}'
        try:
            if name in ('cwd', 'root', 'exe'): print(path, os.readlink(path))
            elif name == 'fd': print(path, os.listdir(path))
            else: print(path, open(path, 'rb').read(1))
        except OSError: pass
    for call in 16, 0x4206, 0x4207: # ATTACH, SEIZE, INTERRUPT
        if c.ptrace(call, pid, 0, 0) == 0: print('traced', pid, call)
    word = ctypes.create_string_buffer(8)
    part = (ctypes.c_void_p * 2)(ctypes.addressof(word), 8)
    far = (ctypes.c_void_p * 2)(0x400000, 8)
    if c.process_vm_readv(pid, part, 1, far, 1, 0) >= 0: print('read', pid)
print(sorted(int(fd) for fd in os.listdir('/proc/self/fd'))[:-1])`;
    for (const traces of [false, true]) expect((await client.python(look, traces)).text).toBe('[0, 1, 2]\n');
    await goesOn(scene);
  },
  async tracing(scene) {
    const { client } = scene;
    const trace = `
import ctypes, os, signal
c = ctypes.CDLL(None, use_errno=True)
child = os.fork()
if child == 0: signal.pause()
print(c.ptrace(16, child, 0, 0), c.process_vm_readv(child, None, 0, None, 0, 0))
os.kill(child, 9)`;
    expect((await client.python(trace)).text).toBe('-1 -1\n');
    expect((await client.python(trace, true)).text).toBe('0 0\n');
    // Not by starting a child, nor for a shell.
    expect((await client.shell(`python3 -c '${trace.replaceAll("'", '')}'`)).text).toBe('-1 -1\n');
    await goesOn(scene);
  },
  async network(scene) {
    const { client } = scene;
    const server = createServer((socket) => socket.end('host'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const ports = [port, Number(new URL(service.url).port)];
    const reach = `
import socket, errno, fcntl, struct
def attempt(name, action):
    try:
        action()
        print('reached', name)
    except OSError as e: pass
for port in ${JSON.stringify(ports)}:
    for host in '127.0.0.1', '127.0.0.2', '0.0.0.0', '10.0.0.1', '172.17.0.1', '192.168.0.1':
        attempt((host, port), lambda: socket.create_connection((host, port), 1))
    attempt(('::1', port), lambda: socket.create_connection(('::1', port), 1))
attempt('metadata', lambda: socket.create_connection(('169.254.169.254', 80), 1))
attempt('names', lambda: socket.getaddrinfo('example.com', 80))
attempt('out', lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('8.8.8.8', 53)))
for family in 16, 17, 40, 38, 15, 21: attempt(('family', family), lambda: socket.socket(family, socket.SOCK_RAW if family == 17 else socket.SOCK_DGRAM))
attempt('raw', lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1))
any = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
attempt('device', lambda: fcntl.ioctl(any, 0x8914, struct.pack('16sH', b'lo', 0)))
print([line.split(':')[0].strip() for line in open('/proc/net/dev') if ':' in line])
own = socket.create_server(('127.0.0.1', 0))
attempt('its own', lambda: socket.create_connection(own.getsockname(), 1))`;
    try {
      expect(await client.python(reach)).toMatchObject({ text: "['lo']\nreached its own\n", errors: '' });
      const { stream } = await client.start({ type: 'connect', port });
      await client.exitOf(stream);
      expect(client.texts.get(stream) ?? '').toBe('');
    } finally {
      server.close();
    }
    await goesOn(scene);
  },
  async 'another workspace'(scene) {
    const other = await tools.made();
    const beside = await tools.attach(other);
    const serve = `
import socket, os, time
a = socket.create_server(('0.0.0.0', 5000))
b = socket.socket(socket.AF_UNIX); b.bind('\\0workspace'); b.listen()
open('/tmp/secret', 'w').write('x'); open('/dev/shm/secret', 'w').write('x'); open('secret', 'w').write('x')
os.system('ipcmk -M 100 > /dev/null')
print('ready', os.getuid(), flush=True)
time.sleep(600)`;
    const { stream } = await beside.start({ type: 'process', argv: ['/usr/bin/python3', '-uc', serve] });
    await beside.sees(stream, /ready \d+/);
    const uid = /\d+/.exec(beside.texts.get(stream)!)![0];
    const look = `
import socket, os
for family, where in (socket.AF_INET, ('127.0.0.1', 5000)), (socket.AF_UNIX, '\\0workspace'):
    try: socket.socket(family).connect(where); print('reached', where)
    except OSError: pass
print([p for f in ('/tmp', '/dev/shm', '/box') for p in os.listdir(f)], os.getuid() == ${uid})
print(len(open('/proc/sysvipc/shm').readlines()), [p for p in os.listdir('/proc') if p.isdigit() and os.stat('/proc/' + p).st_uid == ${uid}])
try: os.setuid(${uid}); print('became it')
except OSError: pass`;
    expect((await scene.client.python(look)).text).toBe("['kept'] False\n1 []\n");
    expect(await tools.ended(other)).toBe(204);
    await goesOn(scene);
  },
  async 'marks left behind'({ id, client }) {
    const leave = `
import os
os.system('ipcmk -M 100 > /dev/null; ipcmk -Q > /dev/null; ipcmk -S 1 > /dev/null')
for f in '/tmp/mark', '/dev/shm/mark', '/box/mark', '/dev/mqueue/mark', '/var/tmp/mark', '/run/mark':
    try: open(f, 'w').write('x')
    except OSError: pass
if os.fork() == 0:
    os.setsid()
    while True: pass
print('user', os.getuid(), flush=True)`;
    const { stream } = await client.start({ type: 'process', argv: ['/usr/bin/python3', '-c', leave] });
    await client.sees(stream, /user \d+/);
    const uid = Number(/user (\d+)/.exec(client.texts.get(stream)!)![1]);
    expect(await tools.ended(id)).toBe(204);
    expect(processesOf(uid)).toEqual([]);
    // As many as there are users, so that one of them has this one's.
    const look =
      'import os\nprint("next", os.getuid(), [f for d in ("/tmp", "/dev/shm", "/box") for f in os.listdir(d)], sum(len(open("/proc/sysvipc/" + k).readlines()) - 1 for k in ("shm", "sem", "msg")), len([p for p in os.listdir("/proc") if p.isdigit()]))';
    const seen: string[] = [];
    for (let at = 0; at < 6 && !seen.some((text) => text.startsWith(`next ${uid} `)); at++) {
      const next = await tools.made();
      const visitor = await tools.attach(next);
      seen.push((await visitor.python(look)).text);
      visitor.close();
      await tools.ended(next);
    }
    expect(seen.at(-1)).toBe(`next ${uid} [] 0 1\n`);
  },
  async paths(scene) {
    const { id } = scene;
    const odd = ['..', '../x', 'a/../../x', '/etc/passwd', 'a//b', './a', 'a/.', 'a\0b', 'a\\b', 'a\nb', 'a\u202eb'];
    odd.push('a\u200bb', 'a.', 'a ', ' a', '', 'x'.repeat(121), '\u{1f600}'.repeat(60).concat('xx'), 'e\u0301');
    odd.push('\ud800', Array(12).fill('a').join('/'), 'x/'.repeat(600));
    const facts = () => readdirSync('/').toSorted();
    const before = facts();
    for (const path of odd) {
      const bodies = [
        { write: [{ path, content: 'x' }] },
        { remove: [path] },
        { folders: [path] },
        { rename: [{ from: 'kept', to: path }] },
        { rename: [{ from: path, to: 'b' }] },
      ];
      for (const body of bodies) expect([path, (await tools.patch(id, body)).status]).toEqual([path, 400]);
      const read = await tools.call(`/workspaces/${id}/file?path=${encodeURIComponent(path.toWellFormed())}`);
      expect([path, [400, 409].includes(read.status)]).toEqual([path, true]);
      scene.client.say({ type: 'run', request: 1, language: 'python', entry: path, ...size });
    }
    await scene.client.until('error', 1);
    expect(scene.client.frames.filter(({ type }) => type === 'opened')).toEqual([]);
    expect(facts()).toEqual(before);
    await goesOn(scene);
  },
  async links(scene) {
    const { id, client } = scene;
    const before = lstatSync('/etc/passwd').mtimeMs;
    await client.shell(
      'ln -s /etc/passwd link; ln -s /proc/2 agent; ln -s / root; ln -s .. up; mkfifo pipe; mkdir d; ln -s ../kept d/in; mknod dev c 1 3; touch /tmp/far; ln -s /tmp tmp; ln kept hard',
    );
    const files = await (await tools.call(`/workspaces/${id}/files`)).json();
    expect(files).toMatchObject({ entries: [{ path: 'd' }, { path: 'hard' }, { path: 'kept' }], more: false });
    for (const path of ['link', 'agent/mem', 'root/etc/passwd', 'up/etc/passwd', 'pipe', 'd/in', 'd', 'tmp/far'])
      expect([path, (await tools.call(`/workspaces/${id}/file?path=${path}`)).status]).toEqual([path, 409]);
    for (const path of ['root/tmp/x', 'up/tmp/x', 'tmp/x', 'agent/x'])
      for (const body of [
        { write: [{ path, content: 'x' }] },
        { folders: [path] },
        { remove: [path] },
        { rename: [{ from: 'kept', to: path }] },
      ])
        expect([path, (await tools.patch(id, body)).status]).toEqual([path, 409]);
    expect((await tools.patch(id, { remove: ['root', 'up', 'link', 'agent', 'tmp', 'pipe'] })).status).toBe(204);
    expect((await client.shell('ls /tmp; ls / | wc -l; cat d/in')).text).toMatch(/^far\n\d+\nkept$/);
    // What stands in the way of a new file goes, and not what it leads to.
    await client.shell('ln -s /tmp/far link');
    expect((await tools.patch(id, { write: [{ path: 'link', content: 'mine' }] })).status).toBe(204);
    expect((await client.shell('cat link /tmp/far')).text).toBe('mine');
    expect(lstatSync('/etc/passwd').mtimeMs).toBe(before);
    await goesOn(scene);
  },
  async 'moving folders'(scene) {
    const { id, client } = scene;
    const turn =
      'import os\nos.mkdir("/tmp/out")\nos.mkdir("a")\nwhile True:\n os.rename("a", "b")\n os.symlink("/tmp/out", "a")\n os.unlink("a")\n os.rename("b", "a")';
    const { stream } = await client.start({ type: 'process', argv: ['/usr/bin/python3', '-c', turn] });
    for (let at = 0; at < 200; at++) {
      const { status } = await tools.patch(id, { write: [{ path: `a/${at}`, content: 'x' }] });
      expect([204, 409]).toContain(status);
    }
    client.say({ type: 'close', stream });
    await client.exitOf(stream);
    expect((await client.shell('ls /tmp/out')).text).toBe('');
    await goesOn(scene);
  },
  async 'malformed frames'(scene) {
    const { client } = scene;
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const bad: unknown[] = ['', '{', 'null', '[]', '"x"', '{"type":"nonsense"}', deep, `{"type":${deep}}`];
    bad.push({ type: 'credit', stream: 1, bytes: 1e9 }, { type: 'credit', stream: 0, bytes: 1 });
    bad.push({ type: 'credit', stream: 1, bytes: -1 }, { type: 'resize', stream: 1, rows: 0, columns: 1e9 });
    bad.push({ type: 'signal', stream: 1, signal: 'SIGKILL; rm' }, { type: 'connect', request: 1, port: 0 });
    bad.push({ type: 'connect', request: 1, port: 65_536 }, { type: 'usage' }, { type: 'usage', request: -1 });
    bad.push({ type: 'process', request: 1, argv: [] }, { type: 'process', request: 1, argv: ['a\0b'] });
    bad.push({ type: 'terminal', request: 1, rows: 24, columns: 80, extra: 1 });
    for (const frame of bad) client.say(frame);
    for (const bytes of [0, 1, WORKSPACE.PIECE_BYTES + 3]) client.socket.send(new Uint8Array(bytes));
    await client.until('error', bad.length + 2);
    // Of no stream, or one that is over: nobody is there to hear of it.
    client.socket.send(new Uint8Array([255, 255, 1]));
    client.say({ type: 'close', stream: 65_535 });
    expect(await client.ask({ type: 'process', argv: ['sh'] })).toMatchObject({ type: 'refused' });
    expect(await client.ask({ type: 'run', language: 'nonsense', entry: 'kept', ...size })).toMatchObject({
      type: 'refused',
    });
    expect(await client.ask({ type: 'run', language: 'python', entry: 'absent.py', ...size })).not.toMatchObject({
      type: 'ended',
    });
    await goesOn(scene);
  },
  async 'a frame too large'(scene) {
    const { id } = scene;
    for (const payload of ['x'.repeat(2 << 20), new Uint8Array(2 << 20)]) {
      const client = await tools.attach(id);
      const closed = new Promise<number>((resolve) =>
        client.socket.addEventListener('close', ({ code }) => resolve(code)),
      );
      client.socket.send(payload);
      expect(await closed).toBe(1009);
    }
    const refused = await tools.patch(id, { write: [{ path: 'x', content: 'x'.repeat(25 << 20) }] });
    expect(refused.status).toBe(413);
    await goesOn(scene);
  },
  async 'command line'(scene) {
    const { client } = scene;
    const word = 'x'.repeat(4096);
    const argv = ['/bin/echo', ...Array<string>(99).fill(word)];
    expect(await client.ask({ type: 'process', argv })).toMatchObject({
      type: 'refused',
      message: 'argument list too long',
    });
    const env = Object.fromEntries(Array.from({ length: 64 }, (_, at) => [`A${at}`, word]));
    expect(await client.ask({ type: 'process', argv: ['/bin/true'], env })).toMatchObject({ type: 'refused' });
    client.say({ type: 'process', request: 1, argv: ['/bin/true'], env: { 'A=B': 'x' } });
    await client.until('error');
    await goesOn(scene);
  },
  async 'guessed workspace'({ id }) {
    expect(id).toMatch(/^[\w-]{22}$/);
    const over = await tools.made();
    expect(await tools.ended(over)).toBe(204);
    for (const other of [over, 'x', randomBytes(16).toString('base64url'), '..%2f..', '__proto__', id.toLowerCase()]) {
      const path = `/workspaces/${other}`;
      expect((await tools.call(path, 'DELETE')).status).toBe(404);
      for (const address of [`${path}/files`, `${path}/file?path=kept`])
        expect((await tools.call(address)).status).toBe(404);
      expect((await tools.patch(other, {})).status).toBe(404);
      expect(await bareSocket(other)).toBe(404);
    }
  },
  async 'foreign page'(scene) {
    const headers = { origin: 'https://elsewhere.example' };
    expect(await bareSocket(scene.id, headers)).toBe(403);
    expect((await fetch(`${service.url}/workspaces`, { method: 'POST', headers })).status).toBe(403);
    await goesOn(scene);
  },
};

test.for(Object.keys(workspaceAttacks) as WorkspaceAttack[])('%s', async (name) => {
  const id = await tools.made();
  expect((await tools.patch(id, { write: [{ path: 'kept', content: 'kept' }] })).status).toBe(204);
  const client = await tools.attach(id);
  try {
    await strikes[name]({ id, client });
  } finally {
    client.close();
    await tools.ended(id);
  }
});
