import { LANGUAGE_SERVER, type LanguageServerFrame, uriOfPath } from '@devorbit/contract/execution/language-servers.ts';
import { addFiles, pushChanges } from '@devorbit/contract/ide/files.ts';
import { LANGUAGE_SERVER_PROTOCOL, languageServerAddress } from '@devorbit/contract/ide/language-server-address.ts';
import { addMember, removeMember } from '@devorbit/contract/ide/members.ts';
import { createProject, type Project } from '@devorbit/contract/ide/projects.ts';
import { logout } from '@devorbit/contract/identity/accounts.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import type { Process } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const PATIENT = { timeout: 100_000 };
let runner: Process;
let house: House;
let ada: SignedIn;
beforeAll(async () => {
  runner = await startRealRunner(0, { RUNNER_LANGUAGE_SERVERS: '6' });
  house = await openHouse({ runnerUrl: runner.url });
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});
beforeEach(async () => {
  ada = await makeUser(house);
});

const MAIN = 'from tools import add\n\nadd("one")\n';
const make = async (): Promise<Project> => {
  const files = [
    { name: 'main.py', content: MAIN },
    { name: 'tools.py', content: 'def add(a: int): ...\n' },
  ];
  return (await call(house.url, createProject, { as: ada.code, body: { name: 'Orbits', files } })).body;
};

type Message = {
  id?: number;
  method?: string;
  params?: { uri: string; diagnostics: { message: string }[] };
  result?: { capabilities: { hoverProvider?: unknown } };
};

/** A page's end. */
async function enter(project: number, code: string, { server = 'python', headers = {} } = {}) {
  const address = languageServerAddress(project, server as 'python');
  const socket = new WebSocket(house.url.replace('http', 'ws') + address, {
    protocols: [LANGUAGE_SERVER_PROTOCOL, `session.${code}`],
    headers,
  });
  const frames: LanguageServerFrame[] = [];
  const messages: Message[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message | LanguageServerFrame;
    if ('type' in message) frames.push(message);
    else messages.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code: how }) => resolve(how)));
  const opened = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  const say = (message: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const answer = async (id: number) => {
    await expect.poll(() => messages.some((each) => each.id === id), PATIENT).toBe(true);
    return messages.find((each) => each.id === id)!;
  };
  const told = async (type: LanguageServerFrame['type'], at = 0) => {
    await expect.poll(() => frames.filter((each) => each.type === type).length, PATIENT).toBeGreaterThan(at);
    return frames.filter((each) => each.type === type)[at];
  };
  const faults = (path: string): string[] | null => {
    const of = messages.filter(
      ({ method, params }) => method?.endsWith('Diagnostics') === true && params?.uri === uriOfPath(path),
    );
    return of.at(-1)?.params?.diagnostics.map(({ message }) => message) ?? null;
  };
  const openText = (path: string, text: string) =>
    say({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri: uriOfPath(path), languageId: 'python', version: 1, text } },
    });
  const begin = async () => {
    await told('ready');
    say({ id: 1, method: 'initialize', params: { rootUri: 'file:///etc', processId: 1 } });
    expect((await answer(1)).result?.capabilities.hoverProvider).toBeTruthy();
    say({ method: 'initialized', params: {} });
  };
  return { socket, frames, messages, opened, closed, say, answer, told, faults, openText, begin };
}

test('a page has a language server that knows the project, also what others type in files that are not open', async () => {
  const { id, files } = await make();
  const page = await enter(id, ada.code);
  await page.begin();
  page.openText('main.py', MAIN);
  await expect.poll(() => page.faults('main.py')?.join() ?? '', PATIENT).toMatch(/not assignable to "int"/);
  const file = files.find(({ name }) => name === 'tools.py')!.id;
  await call(house.url, pushChanges, {
    as: ada.code,
    params: { id, file },
    // int becomes str.
    body: { client: 'another', version: 0, updates: [[11, [3, 'str'], 7]] },
  });
  await expect.poll(() => page.faults('main.py'), PATIENT).toEqual([]);
  await call(house.url, addFiles, {
    as: ada.code,
    params: { id },
    body: { files: [{ name: 'more.py', content: 'orbit = 1\n' }], replace: false },
  });
  page.say({
    method: 'textDocument/didChange',
    params: {
      textDocument: { uri: uriOfPath('main.py'), version: 2 },
      contentChanges: [{ text: 'from more import orbit\nnumber: str = orbit\n' }],
    },
  });
  await expect.poll(() => page.faults('main.py')?.join() ?? '', PATIENT).toMatch(/is not assignable to "str"/);
  page.socket.close();
});

test('who may: the owner and editors; viewers, others, visitors and pages of other sites may not', async () => {
  const { id } = await make();
  const editor = await makeUser(house);
  const viewer = await makeUser(house);
  const params = { id };
  await call(house.url, addMember, { as: ada.code, params, body: { username: editor.user.username, role: 'editor' } });
  await call(house.url, addMember, { as: ada.code, params, body: { username: viewer.user.username, role: 'viewer' } });
  const invited = await enter(id, editor.code);
  await invited.begin();
  for (const code of [
    viewer.code,
    (await makeUser(house)).code,
    (await makeUser(house, { role: 'staff' })).code,
    'x',
  ]) {
    const page = await enter(id, code);
    expect(await page.told('error')).toMatchObject({ type: 'error', message: expect.stringMatching(/\w/) as string });
    expect(await page.closed).toBe(4002);
    expect(page.frames).toHaveLength(1);
  }
  const foreign = await enter(id, ada.code, { headers: { origin: 'https://example.org' } });
  expect(foreign.opened).toBe(false);
  // Whoever is taken out has it no longer.
  await call(house.url, removeMember, { as: ada.code, params: { id, username: editor.user.username } });
  expect(await invited.told('error')).toMatchObject({
    message: expect.stringMatching(/removed from this project/) as string,
  });
  expect(await invited.closed).toBe(4002);
});

test('who is signed out asks for nothing more', async () => {
  const { id } = await make();
  const page = await enter(id, ada.code);
  await page.begin();
  await call(house.url, logout, { as: ada.code });
  await expect
    .poll(() => {
      if (page.socket.readyState === WebSocket.OPEN)
        page.say({ id: 2, method: 'textDocument/hover', params: { textDocument: { uri: uriOfPath('main.py') } } });
      return page.frames.some(({ type }) => type === 'error');
    }, PATIENT)
    .toBe(true);
});

test('what is not for pages is refused in words, and nothing ends', async () => {
  const { id } = await make();
  const page = await enter(id, ada.code);
  await page.begin();
  const refused: object[] = [
    { id: 5, method: 'workspace/executeCommand', params: { command: 'x' } },
    { id: 6, method: 'textDocument/hover', params: { textDocument: { uri: 'file:///etc/passwd' } } },
    { id: 7, method: 'textDocument/hover', params: { textDocument: { uri: 'file:///box/../x' } } },
    { method: 'workspace/didChangeConfiguration', params: { settings: {} } },
    { method: 'textDocument/didOpen', params: { textDocument: { text: 'x'.repeat(LANGUAGE_SERVER.FRAME_BYTES) } } },
  ];
  for (const [index, message] of refused.entries()) {
    page.say(message);
    expect(await page.told('refused', index)).toBeTruthy();
  }
  page.socket.send('{"jsonrpc"');
  expect(await page.told('refused', refused.length)).toEqual({
    type: 'refused',
    message: 'The message is not valid JSON',
  });
  page.socket.send(new Uint8Array(3));
  expect(await page.told('refused', refused.length + 1)).toEqual({ type: 'refused', message: 'Messages are text' });
  page.openText('main.py', MAIN);
  await expect.poll(() => page.faults('main.py')?.length ?? 0, PATIENT).toBeGreaterThan(0);
  page.socket.close();
});

test('faster than people type: everything waits its turn, and nothing is lost', async () => {
  const { id } = await make();
  const page = await enter(id, ada.code);
  await page.begin();
  page.openText('main.py', '');
  const most = 3 * LANGUAGE_SERVER.MESSAGES_PER_S;
  for (let version = 2; version <= most; version++)
    page.say({
      method: 'textDocument/didChange',
      params: {
        textDocument: { uri: uriOfPath('main.py'), version },
        contentChanges: [{ text: version === most ? 'last: int = "one"\n' : `n = ${version}\n` }],
      },
    });
  await expect.poll(() => page.faults('main.py')?.join() ?? '', PATIENT).toMatch(/not assignable to/);
  page.socket.close();
});

const RUBY = 'def one\n  1\nend\n';
const makeRuby = async (): Promise<Project> => {
  const files = [{ name: 'main.rb', content: RUBY }];
  return (await call(house.url, createProject, { as: ada.code, body: { name: 'Orbits', files } })).body;
};
const check = (page: Awaited<ReturnType<typeof enter>>, path = 'main.rb') =>
  page.socket.send(JSON.stringify({ type: 'check', path }));

test('where a compiler stands in its place: a file is checked as it is saved by then', async () => {
  const { id, files } = await makeRuby();
  const page = await enter(id, ada.code, { server: 'ruby' });
  expect(await page.told('ready')).toEqual({ type: 'ready', server: 'ruby' });
  check(page);
  expect(await page.told('checked')).toEqual({ type: 'checked', path: 'main.rb', output: 'Syntax OK\n' });
  for (const version of [0, 1, 2]) {
    await call(house.url, pushChanges, {
      as: ada.code,
      params: { id, file: files[0]!.id },
      // Another parenthesis at the end.
      body: { client: 'another', version, updates: [[RUBY.length + version, [0, '(']]] },
    });
    check(page);
    expect(await page.told('checked', 1 + version)).toMatchObject({
      output: expect.stringContaining(`main.rb:4: syntax error`) as string,
    });
  }
  // Nothing but checks, and of files of the project.
  page.say({ id: 1, method: 'initialize', params: {} });
  expect(await page.told('refused')).toBeTruthy();
  check(page, '../../etc/passwd');
  expect(await page.told('refused', 1)).toBeTruthy();
  page.socket.close();
});

test('viewers, others and who was taken out have nothing checked', async () => {
  const { id } = await makeRuby();
  const editor = await makeUser(house);
  const viewer = await makeUser(house);
  const params = { id };
  await call(house.url, addMember, { as: ada.code, params, body: { username: editor.user.username, role: 'editor' } });
  await call(house.url, addMember, { as: ada.code, params, body: { username: viewer.user.username, role: 'viewer' } });
  const invited = await enter(id, editor.code, { server: 'ruby' });
  await invited.told('ready');
  check(invited);
  await invited.told('checked');
  for (const code of [viewer.code, (await makeUser(house)).code, 'x']) {
    const page = await enter(id, code, { server: 'ruby' });
    check(page);
    await page.told('error');
    expect(await page.closed).toBe(4002);
    expect(page.frames).toHaveLength(1);
  }
  await call(house.url, removeMember, { as: ada.code, params: { id, username: editor.user.username } });
  expect(await invited.closed).toBe(4002);
});

test('checks of one person in a minute are counted; those beyond are refused, and nothing ends', async () => {
  const { id } = await makeRuby();
  const strict = await openHouse({
    runnerUrl: runner.url,
    databaseUrl: house.databaseUrl,
    env: { DATA_DIR: house.env.DATA_DIR, IDE_CHECKS_PER_MINUTE: '2' },
  });
  const before = house.url;
  house = { ...house, url: strict.url };
  const page = await enter(id, ada.code, { server: 'ruby' });
  house = { ...house, url: before };
  for (const at of [0, 1]) {
    check(page);
    await page.told('checked', at);
  }
  check(page);
  expect(await page.told('refused')).toMatchObject({ message: expect.stringMatching(/\w/) as string });
  expect(page.socket.readyState).toBe(WebSocket.OPEN);
  page.socket.close();
  await strict.close();
});

test('a language that nobody knows, and a runner that has none: said', async () => {
  const { id } = await make();
  const unknown = await enter(id, ada.code, { server: 'cobol' });
  expect(await unknown.told('error')).toBeTruthy();
  const bare = await openHouse({
    runnerUrl: 'http://127.0.0.1:9',
    databaseUrl: house.databaseUrl,
    env: { DATA_DIR: house.env.DATA_DIR },
  });
  const before = house.url;
  house = { ...house, url: bare.url };
  const page = await enter(id, ada.code);
  house = { ...house, url: before };
  expect(await page.told('ended')).toMatchObject({ reason: 'unavailable' });
  expect(await page.closed).toBe(4999);
  await bare.close();
});
