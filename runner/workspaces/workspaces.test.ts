import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { expect, test } from 'vitest';
import { processesOf } from '../sandbox/_boxes.ts';
import { ownWorkspaces, size } from './_client.ts';

const tools = ownWorkspaces(4);

test('a project is run: typed input, arguments, environment, errors apart, exit code', async () => {
  const id = await tools.made();
  const text =
    'import sys,os\nprint(sys.argv[1:], os.environ["A"])\nprint("hi " + input("name? "))\nprint("no", file=sys.stderr)\nsys.exit(3)';
  expect((await tools.patch(id, { write: [{ path: 'src/main.py', content: text }] })).status).toBe(204);
  const client = await tools.attach(id);
  client.say({
    type: 'run',
    request: 1,
    language: 'python',
    entry: 'src/main.py',
    args: ['x y'],
    env: { A: 'b' },
    ...size,
  });
  const { stream, errors } = await client.until('opened');
  await client.sees(stream, /\['x y'\] b\r\nname\? /);
  client.type(stream, 'Ada\n');
  expect(await client.until('exit')).toMatchObject({ stream, code: 3, status: 'RE', ran: true });
  expect(client.texts.get(stream)).toMatch(/hi Ada/);
  expect(client.texts.get(errors!)).toBe('no\n');
  client.close();
  expect((await tools.call(`/workspaces/${id}`, 'DELETE')).status).toBe(204);
  expect((await tools.call(`/workspaces/${id}/files`)).status).toBe(404);
});

test('an unchanged source is not compiled again; one that a terminal has changed is', async () => {
  const id = await tools.made();
  await tools.patch(id, {
    write: [{ path: 'main.c', content: '#include <stdio.h>\nint main(void) { puts("one"); }' }],
  });
  const client = await tools.attach(id);
  const run = async (at: number) => {
    client.say({ type: 'run', request: at, language: 'c', entry: 'main.c', stdin: '', ...size });
    await client.until('exit', at);
    return (await client.until('compiled', at)).reused;
  };
  expect([await run(0), await run(1)]).toEqual([false, true]);
  client.say({ type: 'terminal', request: 9, ...size });
  const { stream } = await client.until('opened', 2);
  client.type(stream, 'sed -i s/one/two/ main.c && echo do"ne"\n');
  await client.sees(stream, /done\r\n/);
  expect(await run(2)).toBe(false);
  expect([...client.texts.values()].join('')).toContain('two');
  client.close();
  await tools.call(`/workspaces/${id}`, 'DELETE');
});

test('two clients see one terminal, and who comes late sees what was written before', async () => {
  const id = await tools.made();
  const one = await tools.attach(id);
  one.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await one.until('opened');
  one.type(stream, 'echo early$((1+1))\n');
  await one.sees(stream, 'early2');
  const two = await tools.attach(id);
  await two.sees(stream, 'early2');
  two.say({ type: 'resize', stream, rows: 10, columns: 33 });
  two.type(stream, 'stty size\n');
  await one.sees(stream, '10 33');
  one.close();
  two.type(stream, 'exit\n');
  expect(await two.until('exit')).toMatchObject({ stream, code: 0 });
  two.close();
  await tools.call(`/workspaces/${id}`, 'DELETE');
});

test('who comes late to a run is told its course, sees its output, and types into it', async () => {
  const id = await tools.made();
  await tools.patch(id, { write: [{ path: 'ask.py', content: 'print("early")\nprint(input()[::-1])\n' }] });
  const one = await tools.attach(id);
  one.say({ type: 'run', request: 1, language: 'python', entry: 'ask.py', ...size });
  const { stream } = await one.until('opened');
  await one.sees(stream, 'early');
  one.close();
  const two = await tools.attach(id);
  expect((await two.until('hello')).streams).toMatchObject([{ stream, kind: 'run' }]);
  expect(await two.until('stage')).toMatchObject({ stream, stage: 'run', language: 'python' });
  await two.sees(stream, 'early');
  two.type(stream, 'tibro\n');
  await two.sees(stream, 'orbit');
  expect(await two.until('exit')).toMatchObject({ stream, code: 0 });
  const three = await tools.attach(id);
  await three.sees(stream, 'orbit');
  expect(await three.until('exit')).toMatchObject({ stream, code: 0 });
  expect(await three.until('stage')).toMatchObject({ stream, stage: 'run' });
  for (const client of [two, three]) client.close();
  await tools.call(`/workspaces/${id}`, 'DELETE');
});

test('a client that reads nothing stops the program and nobody else', async () => {
  const id = await tools.made();
  const deaf = await tools.attach(id, false);
  deaf.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await deaf.until('opened');
  deaf.type(stream, 'yes\n');
  const before = process.memoryUsage().arrayBuffers;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  expect(deaf.texts.size).toBe(0);
  const reader = await tools.attach(id);
  await reader.sees(stream, /y\r\ny/);
  reader.type(stream, '\u0003');
  reader.type(stream, 'echo st$((1+1))ll\n');
  await reader.sees(stream, 'st2ll');
  deaf.close();
  reader.close();
  await tools.call(`/workspaces/${id}`, 'DELETE');
});

test('malformed frames are told and end nothing', async () => {
  const id = await tools.made();
  const client = await tools.attach(id);
  const bad: unknown[] = ['{', '[]', 'null', '{"type":"nonsense"}', { type: 'credit', stream: 1, bytes: 1e9 }];
  bad.push({ type: 'terminal', request: 1, rows: 0, columns: 80 }, { type: 'signal', stream: 1, signal: 'kill' });
  bad.push({ type: 'run', request: 1, language: 'c', entry: '../x', ...size });
  for (const frame of bad) client.say(frame);
  client.socket.send(new Uint8Array(1));
  client.socket.send(new Uint8Array(WORKSPACE.PIECE_BYTES + 3));
  await client.until('error', bad.length + 1);
  client.say({ type: 'usage', request: 5 });
  expect(await client.until('usage')).toMatchObject({ request: 5, processes: 2 });
  client.close();
  await tools.call(`/workspaces/${id}`, 'DELETE');
});

test('names and sizes are checked, links and pipes are never told, nor written through', async () => {
  const id = await tools.made();
  for (const path of [
    '../x',
    '/x',
    'a//b',
    'a\\b',
    'a\nb',
    'a\u202eb',
    'a.',
    ' a',
    'x'.repeat(121),
    'a/b/c/d/e/f/g/h/i/j',
    'e\u0301',
  ])
    expect([path, (await tools.patch(id, { write: [{ path, content: '' }] })).status]).toEqual([path, 400]);
  expect(
    (
      await tools.patch(id, {
        write: [
          { path: 'A', content: '' },
          { path: 'a', content: '' },
        ],
      })
    ).status,
  ).toBe(400);
  const large = 'x'.repeat(WORKSPACE.FILE_BYTES + 1);
  expect((await tools.patch(id, { write: [{ path: 'large', content: large }] })).status).toBe(400);
  expect((await tools.patch(id, { write: [{ path: 'b', content: '!', encoding: 'base64' }] })).status).toBe(400);
  const client = await tools.attach(id);
  client.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await client.until('opened');
  client.type(stream, 'ln -s /etc/passwd link; mkfifo pipe; touch $\'a\\nb\' real; ln -s /tmp out; echo do"ne"\n');
  await client.sees(stream, /done\r\n/);
  const files = await (await tools.call(`/workspaces/${id}/files`)).json();
  expect(files).toMatchObject({ entries: [{ path: 'real', kind: 'file', bytes: 0 }], others: 4, more: false });
  for (const path of ['link', 'pipe', 'out/x', 'none'])
    expect([path, (await tools.call(`/workspaces/${id}/file?path=${path}`)).status]).toEqual([path, 409]);
  expect((await tools.patch(id, { write: [{ path: 'out/x', content: '' }] })).status).toBe(409);
  expect((await tools.patch(id, { write: [{ path: 'link', content: 'mine' }] })).status).toBe(204);
  expect(await (await tools.call(`/workspaces/${id}/file?path=link`)).text()).toBe('mine');
  client.close();
  await tools.call(`/workspaces/${id}`, 'DELETE');
});

test('nothing is traced but by debuggers; loopback alone is there; nothing is left behind', async () => {
  const id = await tools.made();
  const trace =
    'import ctypes,os\nprint(os.getuid())\nc=ctypes.CDLL(None,use_errno=True)\nprint("trace",c.ptrace(0,0,0,0))\nimport socket\nfor a in ("127.0.0.1","10.0.0.1","169.254.169.254"):\n try: socket.create_connection((a,80),1)\n except OSError as e: print(e.errno)';
  await tools.patch(id, { write: [{ path: 'trace.py', content: trace }] });
  const client = await tools.attach(id);
  const argv = ['/usr/bin/python3', '/box/trace.py'];
  client.say({ type: 'process', request: 1, argv });
  const first = await client.until('opened');
  await client.until('exit');
  const [, uid, seen] = /^(\d+)\n(.*)$/s.exec(client.texts.get(first.stream) ?? '') ?? [];
  expect(seen).toBe('trace -1\n111\n101\n101\n');
  expect(processesOf(Number(uid))).not.toEqual([]);
  client.say({ type: 'process', request: 2, argv, traces: true });
  const second = await client.until('opened', 1);
  await client.sees(second.stream, /trace 0/);
  client.say({ type: 'terminal', request: 3, ...size });
  const { stream } = await client.until('opened', 2);
  client.type(stream, '(setsid sleep 600 &); kill -9 2\n');
  expect(await client.until('ended')).toMatchObject({ reason: 'agent' });
  expect(processesOf(Number(uid))).toEqual([]);
  expect((await tools.call(`/workspaces/${id}`, 'DELETE')).status).toBe(404);
});
