import {
  pieceFrame,
  WORKSPACE,
  WorkspaceFrame,
  WorkspaceOrder,
  type WorkspaceRoom,
} from '@devorbit/contract/execution/workspaces.ts';
import { pushChanges } from '@devorbit/contract/ide/files.ts';
import { addMember, type MemberRole, removeMember } from '@devorbit/contract/ide/members.ts';
import { openPreview } from '@devorbit/contract/ide/previews.ts';
import {
  createProject,
  deleteProject,
  followProject,
  type Project,
  showProject,
} from '@devorbit/contract/ide/projects.ts';
import { WORKSPACE_PROTOCOL, workspaceAddress } from '@devorbit/contract/ide/workspace-address.ts';
import { addMadeFiles, listMadeFiles, showMadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { logout } from '@devorbit/contract/identity/accounts.ts';
import { showHealth } from '@devorbit/contract/operations/administration.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import type { Process } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const PATIENT = { timeout: 120_000 };
const LONG = { timeout: 300_000 };
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

test('a server that stops sends its pages away, and another one leads them back to what runs there', async () => {
  const { id } = await make('print(input("who? "))\n');
  const { databaseUrl, env } = house;
  const leaving = await openHouse({ runnerUrl: runner.url, databaseUrl, env: { DATA_DIR: env.DATA_DIR } });
  const page = await enter(id, ada.code, { at: leaving });
  const { workspace } = await page.until('hello');
  page.say(run(1));
  const { stream } = await page.until('opened');
  await page.sees(stream, 'who? ');
  await leaving.close();
  expect(await page.closed).toBe(4003);
  const again = await enter(id, ada.code, { at: beside, standing: true });
  expect(await again.until('hello')).toMatchObject({ workspace, streams: [{ stream, kind: 'run' }] });
  await again.sees(stream, 'who? ');
  again.type(stream, 'me\n');
  expect(await again.until('exit')).toMatchObject({ stream, code: 0 });
  again.socket.close();
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
  const bytes = (name: string) => ({ ...as, query: { name } });
  expect((await call(house.url, showMadeFile, bytes('out.txt'))).body).toEqual({
    base64: Buffer.from('made').toString('base64'),
  });
  // Links, hidden files and what tools keep are nobody's to see, and neither is anything to strangers.
  for (const name of ['link', 'none.txt', '.hidden', '__pycache__/main.pyc', 'src'])
    expect(await refused(house.url, showMadeFile, bytes(name))).toMatchObject({ status: 409 });
  for (const name of ['../x', '/etc/passwd', 'a\0b', ''])
    expect(await refused(house.url, showMadeFile, bytes(name))).toMatchObject({ status: 400 });
  const stranger = await makeUser(house);
  for (const [code, status] of [
    [stranger.code, 404],
    [undefined, 401],
  ] as const)
    expect(await refused(house.url, showMadeFile, { ...bytes('out.txt'), as: code })).toMatchObject({ status });
  // A preview shows the project's file of a name, else the one that was made.
  const { token } = (await call(house.url, openPreview, as)).body;
  const shown = async (path: string) => {
    const response = await fetch(`${house.url}/preview/${token}/${path}`);
    return response.ok ? response.text() : response.status;
  };
  expect(await Promise.all(['out.txt', 'data.csv', 'link', '.hidden', 'none.txt'].map(shown))).toEqual([
    'made',
    'a,b',
    404,
    404,
    404,
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
  const open = async () => ((await (await fetch(`${runner.url}/workspaces`)).json()) as WorkspaceRoom).open;
  const before = await open();
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
  expect(await open()).toBeLessThanOrEqual(before);
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
  expect(await watching.until('error')).toMatchObject({ message: expect.stringContaining('it was deleted') });
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
    message: '2 projects of this owner are already running. Close one of them first.',
  });
  const { workspace } = await pages[0]!.until('hello');
  await fetch(`${runner.url}/workspaces/${workspace}`, { method: 'DELETE' });
  expect(await pages[0]!.until('ended')).toMatchObject({ reason: 'closed' });
  expect(await pages[0]!.closed).toBe(4999);
  const now = await enter(third, ada.code);
  await now.until('hello');
  for (const page of [...pages, now]) page.socket.close();
});

/** One order of each kind that a frame can be; `stream` is a shell’s. */
const orders = (stream: number): Record<WorkspaceOrder['type'] | 'input', object | Uint8Array> => ({
  credit: { type: 'credit', stream, bytes: 1 },
  usage: { type: 'usage', request: 1 },
  input: pieceFrame(stream, Buffer.from('\n')),
  terminal: { type: 'terminal', request: 2, ...size },
  run: run(3),
  debug: { ...run(4), type: 'debug', breakpoints: [], exceptions: 'uncaught' },
  trace: { ...run(15), type: 'trace' },
  resize: { type: 'resize', stream, ...size },
  signal: { type: 'signal', stream, signal: 'SIGWINCH' },
  eof: { type: 'eof', stream: 60_000 },
  close: { type: 'close', stream: 60_000 },
  clear: { type: 'clear', request: 5 },
  step: { type: 'step', request: 6, how: 'over' },
  breakpoints: { type: 'breakpoints', request: 7, breakpoints: [], exceptions: 'uncaught' },
  scopes: { type: 'scopes', request: 8, frame: 1 },
  variables: { type: 'variables', request: 9, reference: 1, from: 0 },
  evaluate: { type: 'evaluate', request: 10, expression: '1', frame: null, why: 'repl' },
  process: { type: 'process', request: 11, argv: ['/bin/true'] },
  connect: { type: 'connect', request: 12, port: 80 },
});
const SEES: readonly string[] = ['credit', 'usage'];
const FOR_NOBODY: readonly string[] = ['process', 'connect'];
const REFUSAL = 'You can only view this project';

test('every kind of frame, by role: viewers see and do nothing, whoever is out sees nothing', LONG, async () => {
  const { id } = await make();
  const [editor, viewer, former, stranger] = await Promise.all([1, 2, 3, 4].map(() => makeUser(house)));
  const member = (who: SignedIn, role: MemberRole) =>
    call(house.url, addMember, { as: ada.code, params: { id }, body: { username: who.user.username, role } });
  await member(editor!, 'editor');
  await member(viewer!, 'viewer');
  await member(former!, 'editor');
  await call(house.url, removeMember, { as: ada.code, params: { id, username: former!.user.username } });
  // No box is made for who only looks.
  const early = await enter(id, viewer!.code);
  expect(await early.until('error')).toMatchObject({ message: REFUSAL });
  expect(await early.closed).toBe(4002);

  const first = await enter(id, ada.code);
  await first.until('hello');
  first.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await first.until('opened');
  expect(Object.keys(orders(stream)).toSorted()).toEqual(
    [...WorkspaceOrder.options.map((option) => option.shape.type.value), 'input'].toSorted(),
  );
  for (const who of [former, stranger]) {
    const page = await enter(id, who!.code, { standing: true });
    expect(await page.until('error')).toMatchObject({ message: 'Project not found' });
    expect(await page.closed).toBe(4002);
  }
  const guest = await enter(id, 'made-up', { standing: true });
  expect(await guest.until('error')).toMatchObject({ message: 'You must be signed in to run code' });

  for (const [role, who] of Object.entries({ owner: ada, editor: editor!, viewer: viewer! })) {
    for (const [kind, order] of Object.entries(orders(stream))) {
      const page = await enter(id, who.code, { standing: true, at: role === 'owner' ? house : beside });
      await page.until('hello');
      if (order instanceof Uint8Array) page.socket.send(order as Uint8Array<ArrayBuffer>);
      else page.say(order);
      // They are taken one after the other: once this is answered, so was the one before.
      page.say({ type: 'usage', request: 99 });
      await expect
        .poll(() => page.frames.some((frame) => frame.type === 'usage' && frame.request === 99), PATIENT)
        .toBe(true);
      const said = page.frames.flatMap((frame) =>
        frame.type === 'error' || frame.type === 'refused' ? [frame.message] : [],
      );
      const isRefused = role === 'viewer' && !SEES.includes(kind) && !FOR_NOBODY.includes(kind);
      expect([role, kind, said.includes(REFUSAL)]).toEqual([role, kind, isRefused]);
      expect([kind, said.some((message) => message.includes('This is not for pages'))]).toEqual([
        kind,
        FOR_NOBODY.includes(kind),
      ]);
      page.socket.close();
      await page.closed;
    }
  }
  first.socket.close();
});

test(
  'two people share a terminal, a viewer sees it; a role that changes holds at once on open sockets',
  LONG,
  async () => {
    const { id } = await make();
    const [bob, eve] = await Promise.all([makeUser(house), makeUser(house)]);
    const member = (who: SignedIn, role: MemberRole) =>
      call(house.url, addMember, { as: ada.code, params: { id }, body: { username: who.user.username, role } });
    await member(bob!, 'editor');
    await member(eve!, 'viewer');
    const own = await enter(id, ada.code);
    await own.until('hello');
    own.say({ type: 'terminal', request: 1, ...size });
    const { stream } = await own.until('opened');
    const [his, hers] = [
      await enter(id, bob!.code, { at: beside }),
      await enter(id, eve!.code, { at: beside, standing: true }),
    ];
    await Promise.all([his.until('hello'), hers.until('hello')]);
    // A terminal has the size of who typed last in it: not of who only asks, and never of who only looks.
    const sizes = (page: typeof own) =>
      page.frames.flatMap((frame) => (frame.type === 'resized' ? [[frame.rows, frame.columns]] : []));
    for (const [page, columns] of [
      [his, 60],
      [hers, 50],
      [own, 90],
    ] as const) {
      page.say({ type: 'resize', stream, rows: 20, columns });
      page.say({ type: 'usage', request: 99 });
      await page.until('usage');
    }
    await own.until('resized');
    expect(sizes(own)).toEqual([[20, 90]]);
    hers.type(stream, 'x');
    await hers.until('error', 1);
    his.type(stream, 'echo by-b$((0))b; stty size\n');
    await Promise.all([own, his, hers].map((page) => page.sees(stream, /by-b0b\s+20 60/)));
    own.say({ type: 'resize', stream, rows: 20, columns: 95 });
    own.type(stream, 'stty size\n');
    await hers.sees(stream, '20 95');
    expect(sizes(hers)).toEqual([
      [20, 90],
      [20, 60],
      [20, 95],
    ]);

    // What was known of them is forgotten with the notice: the next key is refused, at another server too.
    await member(bob!, 'viewer');
    await expect
      .poll(() => {
        his.type(stream, '#');
        return his.frames.some((frame) => frame.type === 'error' && frame.message === REFUSAL);
      }, PATIENT)
      .toBe(true);
    await member(eve!, 'editor');
    await expect
      .poll(() => {
        hers.type(stream, 'echo by-e$((0))e\n');
        return own.texts.get(stream)?.includes('by-e0e') ?? false;
      }, PATIENT)
      .toBe(true);
    for (const who of [bob, eve])
      await call(house.url, removeMember, { as: ada.code, params: { id, username: who!.user.username } });
    expect(await his.closed).toBe(4002);
    expect(await hers.closed).toBe(4002);
    expect(hers.frames.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('removed from this') });
    // The owner's goes on.
    own.type(stream, 'echo st$((0))ll\n');
    await own.sees(stream, 'st0ll');
    own.socket.close();
  },
);

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
  expect(await page.closed).toBe(4003);
  expect(await (await enter(id, ada.code, { standing: true })).closed).toBe(4004);
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
