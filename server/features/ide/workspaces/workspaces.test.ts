import { pieceFrame, WORKSPACE, WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { pushChanges } from '@devorbit/contract/ide/files.ts';
import {
  createProject,
  deleteProject,
  followProject,
  type Project,
  showProject,
} from '@devorbit/contract/ide/projects.ts';
import { WORKSPACE_PROTOCOL, workspaceAddress } from '@devorbit/contract/ide/workspace-address.ts';
import { addMadeFiles, listMadeFiles } from '@devorbit/contract/ide/workspaces.ts';
import { logout } from '@devorbit/contract/identity/accounts.ts';
import { showHealth } from '@devorbit/contract/operations/administration.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import type { Process } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const PATIENT = { timeout: 120_000 };
const size = { rows: 24, columns: 80 };
let runner: Process;
let house: House;
/** Another server of the same database and runner. */
let beside: House;
let ada: SignedIn;
beforeAll(async () => {
  runner = await startRealRunner(0, { RUNNER_WORKSPACES: '12' });
  house = await openHouse({ runnerUrl: runner.url });
  const { databaseUrl, env } = house;
  beside = await openHouse({ runnerUrl: runner.url, databaseUrl, env: { DATA_DIR: env.DATA_DIR } });
});
afterAll(async () => {
  await beside.close();
  await house.close();
  await runner.kill();
});
beforeEach(async () => {
  ada = await makeUser(house);
});

const make = async (content = 'print("one")\n'): Promise<Project> =>
  (
    await call(house.url, createProject, {
      as: ada.code,
      body: { name: 'Orbits', files: [{ name: 'src/main.py', content }] },
    })
  ).body;

/** A page: reads whatever comes. */
async function enter(project: number, code: string, { at = house, headers = {}, standing = false } = {}) {
  const socket = new WebSocket(at.url.replace('http', 'ws') + workspaceAddress(project, { standing }), {
    protocols: [WORKSPACE_PROTOCOL, `session.${code}`],
    headers,
  });
  socket.binaryType = 'arraybuffer';
  const frames: WorkspaceFrame[] = [];
  const texts = new Map<number, string>();
  const say = (order: object) => socket.send(JSON.stringify(order));
  socket.addEventListener('message', ({ data }) => {
    if (data instanceof ArrayBuffer) {
      const bytes = Buffer.from(data);
      const stream = bytes.readUInt16LE();
      texts.set(stream, (texts.get(stream) ?? '') + bytes.subarray(2).toString());
      if (bytes.length > 2) say({ type: 'credit', stream, bytes: bytes.length - 2 });
      return;
    }
    const frame = WorkspaceFrame.parse(JSON.parse(String(data)));
    frames.push(frame);
    const streams = frame.type === 'hello' ? frame.streams : frame.type === 'opened' ? [frame] : [];
    for (const { stream, errors } of streams)
      for (const each of [stream, errors])
        if (each !== null) say({ type: 'credit', stream: each, bytes: WORKSPACE.CREDIT_BYTES });
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code: how }) => resolve(how)));
  const opened = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  const until = async <Type extends WorkspaceFrame['type']>(type: Type, nth = 0) => {
    const of = () => frames.filter((frame) => frame.type === type) as Extract<WorkspaceFrame, { type: Type }>[];
    await expect.poll(() => of().length, PATIENT).toBeGreaterThan(nth);
    return of()[nth]!;
  };
  const sees = async (stream: number, text: RegExp | string) => {
    await expect.poll(() => texts.get(stream) ?? '', PATIENT).toMatch(text);
  };
  const type = (stream: number, text: string) => socket.send(pieceFrame(stream, Buffer.from(text)));
  return { socket, frames, texts, say, closed, opened, until, sees, type, protocol: socket.protocol };
}
const run = (request: number) => ({ type: 'run', request, language: 'python', entry: 'src/main.py', ...size });

test('a project runs with what was typed last, and its input is typed', async () => {
  const { id, files } = await make();
  const page = await enter(id, ada.code);
  expect(page.protocol).toBe(WORKSPACE_PROTOCOL);
  await page.until('hello');
  page.say(run(1));
  const one = await page.until('opened');
  expect(await page.until('exit')).toMatchObject({ stream: one.stream, code: 0 });
  expect(page.texts.get(one.stream)).toBe('one\r\n');
  const content = 'print(input("two? "))\n';
  await call(house.url, pushChanges, {
    as: ada.code,
    params: { id, file: files[0]!.id },
    body: { client: 'me', version: 0, updates: [[[13, ...content.split('\n')]]] },
  });
  page.say(run(2));
  const two = await page.until('opened', 1);
  await page.sees(two.stream, 'two? ');
  page.type(two.stream, 'yes\n');
  await page.sees(two.stream, 'yes\r\nyes\r\n');
  page.socket.close();
});

test('any server leads to the one workspace of a project: two pages share a terminal', async () => {
  const { id } = await make();
  const [one, two] = await Promise.all([enter(id, ada.code), enter(id, ada.code, { at: beside })]);
  await Promise.all([one.until('hello'), two.until('hello')]);
  expect((await one.until('hello')).workspace).toBe((await two.until('hello')).workspace);
  one.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await two.until('opened');
  two.type(stream, 'cat src/main.py; echo sh$((0))ared\n');
  await one.sees(stream, 'sh0ared');
  expect(one.texts.get(stream)).toContain('print("one")');
  for (const page of [one, two]) page.socket.close();
});

test('a page that is opened anew finds what runs, and makes nothing; other pages are told that it runs', async () => {
  const { id } = await make('print(input("early "))\n');
  const aside = await enter(id, ada.code, { standing: true });
  expect(await aside.closed).toBe(4004);
  expect(aside.frames).toEqual([]);
  const gone = new AbortController();
  const events = await fetch(`${house.url}${followProject.path.replace(':id', String(id))}`, {
    headers: { 'X-Session-Code': ada.code },
    signal: gone.signal,
  });
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (word: string) => {
    for (let text = ''; !text.includes(word);) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended without ${word}`);
      text += value;
    }
  };
  await heard('project');
  const page = await enter(id, ada.code);
  page.say(run(1));
  const { stream } = await page.until('opened');
  await page.sees(stream, 'early');
  await heard('workspace');
  gone.abort();
  page.socket.close();
  await page.closed;
  const anew = await enter(id, ada.code, { at: beside, standing: true });
  expect(await anew.until('hello')).toMatchObject({ streams: [{ stream, kind: 'run' }] });
  await anew.sees(stream, 'early');
  anew.say({ type: 'signal', stream, signal: 'SIGINT' });
  expect(await anew.until('exit')).toMatchObject({ stream, signal: 'SIGINT' });
  anew.socket.close();
  const other = await makeUser(house);
  const foreign = await enter(id, other.code, { standing: true });
  expect(await foreign.until('error')).toMatchObject({ message: 'Project not found' });
});

test('what programs make and change is told, and taken into the project', async () => {
  const program = [
    'import os, pathlib',
    'pathlib.Path("out.txt").write_text("made")',
    'pathlib.Path("plot.png").write_bytes(bytes([137, 80, 0, 255]))',
    'pathlib.Path("data.csv").write_text("b,a")',
    'for hidden in (".secret", "__pycache__/x.pyc", "bad\\\\name"):',
    '  pathlib.Path(hidden).parent.mkdir(exist_ok=True)',
    '  pathlib.Path(hidden).write_text("x")',
    'os.symlink("/etc/passwd", "link")',
    '',
  ].join('\n');
  const files = [
    { name: 'main.py', content: program },
    { name: 'data.csv', content: 'a,b' },
    { name: 'same.txt', content: 'same' },
  ];
  const { id } = (await call(house.url, createProject, { as: ada.code, body: { name: 'Made', files } })).body;
  const as = { as: ada.code, params: { id } };
  const made = async () => (await call(house.url, listMadeFiles, as)).body.files;
  expect(await made()).toEqual([]);
  const ended = { ...as, body: { names: ['out.txt'] } };
  expect(await refused(house.url, addMadeFiles, ended)).toMatchObject({ status: 409 });
  const page = await enter(id, ada.code);
  page.say({ ...run(1), entry: 'main.py' });
  expect(await page.until('exit')).toMatchObject({ code: 0 });
  expect(await made()).toEqual([
    { name: 'data.csv', kind: 'changed', size: 3 },
    { name: 'out.txt', kind: 'new', size: 4 },
    { name: 'plot.png', kind: 'new', size: 4 },
  ]);
  for (const name of ['link', 'none.txt'])
    expect(await refused(house.url, addMadeFiles, { ...as, body: { names: [name] } })).toMatchObject({ status: 409 });
  for (const names of [[], ['../x'], ['/etc/passwd'], 'out.txt'])
    expect(await refused(house.url, addMadeFiles, { ...as, body: { names } as never })).toMatchObject({ status: 400 });
  const body = { names: ['data.csv', 'out.txt', 'plot.png'] };
  expect((await call(house.url, addMadeFiles, { ...as, body })).body).toEqual({ added: 3 });
  expect(await made()).toEqual([]);
  const now = (await call(house.url, showProject, as)).body.files;
  expect(now.map(({ name, kind, content }) => ({ name, kind, content })).slice(1)).toEqual([
    { name: 'data.csv', kind: 'text', content: 'b,a' },
    { name: 'same.txt', kind: 'text', content: 'same' },
    { name: 'out.txt', kind: 'text', content: 'made' },
    { name: 'plot.png', kind: 'binary', content: null },
  ]);
  page.socket.close();
});

test('a program is debugged: every page of the project sees where it stands, one of each server', async () => {
  const { id } = await make('def square(n):\n    r = n * n\n    return r\nprint(square(7))\n');
  const page = await enter(id, ada.code);
  const other = await enter(id, ada.code, { at: beside });
  await other.until('hello');
  const breakpoints = [{ path: 'src/main.py', line: 3, condition: null, log: null }];
  page.say({ type: 'debug', request: 1, language: 'python', entry: 'src/main.py', breakpoints, ...size });
  const { stream } = await page.until('opened');
  for (const each of [page, other])
    await expect
      .poll(() => each.frames.filter(({ type }) => type === 'debug').at(-1), PATIENT)
      .toMatchObject({ state: 'stopped', done: 3, stop: { frames: [{ path: 'src/main.py', line: 3 }, {}] } });
  other.say({ type: 'evaluate', request: 2, expression: 'r + 1', why: 'watch' });
  expect(await other.until('evaluated')).toMatchObject({ request: 2, value: '50', failed: false });
  expect(page.frames.filter(({ type }) => type === 'evaluated')).toEqual([]);
  other.say({ type: 'step', request: 3, how: 'continue' });
  expect(await page.until('exit')).toMatchObject({ stream, code: 0 });
  for (const each of [page, other]) each.socket.close();
});

test('who is signed out has no word of a program that is debugged', async () => {
  const { id } = await make('x = 1\nprint(x)\n');
  const page = await enter(id, ada.code);
  const breakpoints = [{ path: 'src/main.py', line: 2 }];
  page.say({ type: 'debug', request: 1, language: 'python', entry: 'src/main.py', breakpoints, ...size });
  await expect
    .poll(() => page.frames.filter(({ type }) => type === 'debug').at(-1), PATIENT)
    .toMatchObject({ state: 'stopped' });
  await call(house.url, logout, { as: ada.code });
  const asked = [
    { type: 'evaluate', expression: 'x', why: 'repl' },
    { type: 'step', how: 'continue' },
    { type: 'variables', reference: 1 },
    { type: 'scopes', frame: 1 },
    { type: 'breakpoints', breakpoints: [] },
    { type: 'debug', language: 'python', entry: 'src/main.py', ...size },
  ];
  for (const [at, order] of asked.entries()) page.say({ ...order, request: 10 + at });
  await page.closed;
  const refusals = page.frames.filter(({ type }) => type === 'refused');
  expect(refusals[0]).toMatchObject({ request: 10, message: 'You must be signed in to run code' });
  expect(page.frames.filter(({ type }) => ['evaluated', 'variables', 'scopes', 'done'].includes(type))).toEqual([]);
});

test('nobody else may: visitors, other users, staff, tokens without the scope, pages of other sites', async () => {
  const { id } = await make();
  const other = await makeUser(house);
  const staff = await makeUser(house, { role: 'staff' });
  for (const [code, message] of [
    ['made-up', 'You must be signed in to run code'],
    [other.code, 'Project not found'],
    [staff.code, 'Project not found'],
  ] as const) {
    const page = await enter(id, code);
    page.say(run(1));
    expect(await page.closed).toBe(4002);
    expect(page.frames).toEqual([{ type: 'error', message }]);
  }
  expect((await enter(id, ada.code, { headers: { origin: 'https://elsewhere.example' } })).opened).toBe(false);
  expect(await (await fetch(`${runner.url}/workspaces`)).json()).not.toMatchObject({ open: 7 });
});

test('what is not for pages is refused, malformed frames are told, and nothing ends', async () => {
  const { id } = await make();
  const page = await enter(id, ada.code);
  await page.until('hello');
  const bad: unknown[] = [
    { type: 'process', request: 1, argv: ['/bin/sh'], traces: true },
    { type: 'connect', request: 1, port: 80 },
    { type: 'nonsense' },
    { ...run(1), entry: '../x' },
    { ...run(1), more: 1 },
    { type: 'credit', stream: 1, bytes: 1e9 },
    null,
  ];
  for (const frame of bad) page.say(frame as object);
  page.socket.send('{');
  page.socket.send(new Uint8Array(1));
  page.socket.send(new Uint8Array(WORKSPACE.PIECE_BYTES + 3));
  await page.until('error', bad.length + 2);
  page.say(run(2));
  expect(await page.until('exit')).toMatchObject({ code: 0 });
  expect(page.frames.filter(({ type }) => type === 'opened')).toHaveLength(1);
  page.socket.close();
});

test('who is signed out, or whose project is gone, types and starts nothing more, and sees nothing more', async () => {
  const { id } = await make();
  const page = await enter(id, ada.code);
  page.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await page.until('opened');
  await page.sees(stream, '$');
  await call(house.url, logout, { as: ada.code });
  page.say({ type: 'terminal', request: 2, ...size });
  page.say({ type: 'clear', request: 3 });
  expect(await page.until('refused', 1)).toMatchObject({ request: 3, message: 'You must be signed in to run code' });
  expect(await page.closed).toBe(4002);

  const eve = (ada = await makeUser(house));
  const second = await make();
  const watching = await enter(second.id, eve.code);
  await watching.until('hello');
  await call(house.url, deleteProject, { as: eve.code, params: { id: second.id } });
  watching.say(run(1));
  expect(await watching.until('refused')).toMatchObject({ message: 'Project not found' });
  expect(await watching.closed).toBe(4002);
});

test('staff see in the health how many workspaces are open', async () => {
  const page = await enter((await make()).id, ada.code);
  await page.until('hello');
  const staff = await makeUser(house, { role: 'staff' });
  const [known] = (await call(house.url, showHealth, { as: staff.code })).body.runners;
  expect(known?.workspaces).toMatchObject({ most: expect.any(Number) });
  expect(known!.workspaces!.open).toBeGreaterThan(0);
  page.socket.close();
});

test('a user has two at a time; one that is over makes room', async () => {
  const pages = [];
  for (let at = 0; at < 2; at++) {
    const page = await enter((await make()).id, ada.code);
    await page.until('hello');
    pages.push(page);
  }
  const third = (await make()).id;
  const refused = await enter(third, ada.code);
  expect(await refused.until('error')).toMatchObject({
    message: '2 of your projects are running already. Close one of them first.',
  });
  const { workspace } = await pages[0]!.until('hello');
  await fetch(`${runner.url}/workspaces/${workspace}`, { method: 'DELETE' });
  expect(await pages[0]!.until('ended')).toMatchObject({ reason: 'closed' });
  expect(await pages[0]!.closed).toBe(4999);
  const now = await enter(third, ada.code);
  await now.until('hello');
  for (const page of [...pages, now]) page.socket.close();
});

test('kill -9 of the runner: the page is told within 5 s, and the text is whole', async () => {
  const { id, files } = await make();
  const page = await enter(id, ada.code);
  page.say({ type: 'terminal', request: 1, ...size });
  await page.sees((await page.until('opened')).stream, '$');
  await call(house.url, pushChanges, {
    as: ada.code,
    params: { id, file: files[0]!.id },
    body: { client: 'me', version: 0, updates: [[[13, 'typed', '']]] },
  });
  const told: string[] = [];
  page.socket.addEventListener('message', ({ data }) => told.push(String(data)));
  await runner.kill('SIGKILL');
  // Server, page and clock are one process: what keeps one of them waiting keeps all.
  const clock = setTimeout(() => told.push('5 seconds'), 5_000);
  expect(await page.closed).toBe(4002);
  clearTimeout(clock);
  expect(told).toEqual([
    JSON.stringify({ type: 'error', message: 'The workspace was lost, your files are saved. Run again.' }),
  ]);
  const now = (await call(house.url, showProject, { as: ada.code, params: { id } })).body.files[0];
  expect(now?.content).toBe('typed\n');
  const again = await enter(id, ada.code);
  expect(await again.until('error')).toMatchObject({
    message: 'The execution service cannot be reached; try again soon',
  });
});
