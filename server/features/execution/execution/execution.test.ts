import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { showStart } from '@devorbit/contract/ide/start.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterEach, expect, test, vi } from 'vitest';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function open(options: Parameters<typeof openHouse>[0]): Promise<House> {
  const house = await openHouse(options);
  closers.push(house.close);
  return house;
}

/** A runner at the wire only; tells what reached it. */
async function openWire(answer: (path: string) => { status: number; body: string } | null) {
  const seen: { path: string; body: string; headers: IncomingMessage['headers'] }[] = [];
  let gone = 0;
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '';
    response.once('close', () => (gone += response.writableFinished ? 0 : 1));
    seen.push({ path, body: await text(request), headers: request.headers });
    const given = answer(path);
    if (given)
      response.writeHead(given.status, { 'content-type': 'application/json', 'retry-after': '7' }).end(given.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => new Promise((closed) => (server.closeAllConnections(), server.close(closed))));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, gone: () => gone };
}
const echoing = () => openWire((path) => ({ status: 200, body: JSON.stringify({ path }) }));

const executes = ['/execute', '/api/v2/execute', '/api/v2/piston/execute'];

test('visitors see what there is, and run nothing', async () => {
  const wire = await echoing();
  const house = await open({ runnerUrl: wire.url });
  for (const base of ['/api/v2', '/api/v2/piston']) {
    for (const list of ['runtimes', 'packages'])
      expect((await raw(`${house.url}${base}/${list}`, 'GET')).text).toBe(JSON.stringify({ path: `/api/v2/${list}` }));
  }
  for (const path of executes) {
    const { status, text: body } = await raw(house.url + path, 'POST', '{}');
    expect([status, JSON.parse(body)]).toMatchObject([401, { message: 'You must be signed in to run code' }]);
    expect((await raw(house.url + path, 'POST', '{}', { 'x-session-code': 'made up' })).status).toBe(401);
  }
  expect(wire.seen.map(({ path }) => path)).not.toContain('/api/v2/execute');
});

test('users are passed on, byte for byte and without their session', async () => {
  const wire = await echoing();
  const house = await open({ runnerUrl: `${wire.url}/` });
  const { code } = await makeUser(house);
  for (const path of executes) {
    const headers = { 'x-session-code': code, 'content-type': 'text/plain;charset=UTF-8' };
    expect(await raw(house.url + path, 'POST', '{"é": ', headers)).toMatchObject({
      status: 200,
      text: '{"path":"/api/v2/execute"}',
    });
    const last = wire.seen.at(-1);
    expect(last?.body).toBe('{"é": ');
    expect(JSON.stringify(last?.headers)).not.toContain(code);
  }
  const token = { authorization: `Token ${code}` };
  expect((await raw(`${house.url}/api/v2/execute`, 'POST', 'x'.repeat(5_000_000), token)).status).toBe(413);
  expect((await raw(`${house.url}/api/v2/execute`, 'POST', 'x', token)).status).toBe(200);
});

test('a user may only run so often, here and on the practice screen together', async () => {
  const wire = await echoing();
  const house = await open({ runnerUrl: wire.url, env: { RUNS_PER_MINUTE: '2' } });
  const [one, other] = [await makeUser(house), await makeUser(house)];
  const run = (code: string) => raw(`${house.url}/api/v2/execute`, 'POST', '{}', { 'x-session-code': code });
  expect([(await run(one.code)).status, (await run(one.code)).status]).toEqual([200, 200]);
  const refused = await run(one.code);
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    429,
    { message: expect.stringMatching(/^Too many/) },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await run(other.code)).status).toBe(200);
});

test('guests run where the operator lets them, each address only so often', async () => {
  const wire = await echoing();
  const house = await open({
    runnerUrl: wire.url,
    env: { GUEST_EXECUTION: 'true', RUNS_PER_MINUTE: '2', TRUST_PROXY: 'true' },
  });
  const run = (address: string) => raw(`${house.url}/execute`, 'POST', '{}', { 'x-forwarded-for': address });
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    statuses.push((await run(address)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect((await call(house.url, showStart)).body.guests).toBe(true);
});

test('the answers of the runner stay what they are, refusals too', async () => {
  const wire = await openWire(() => ({ status: 503, body: '{"message":"The queue is full; try again soon"}' }));
  const house = await open({ runnerUrl: wire.url, env: { GUEST_EXECUTION: 'true' } });
  const { status, text: body, headers } = await raw(`${house.url}/execute`, 'POST', '{}');
  expect([status, body, headers.get('retry-after')]).toEqual([
    503,
    '{"message":"The queue is full; try again soon"}',
    '7',
  ]);
  expect(headers.get('content-security-policy')).toBeTruthy();
});

test('of several runners one that takes it answers', async () => {
  const full = await openWire(() => ({ status: 503, body: '{"message":"full"}' }));
  const good = await echoing();
  const house = await open({
    runnerUrl: `${full.url},http://127.0.0.1:9,${good.url}`,
    env: { GUEST_EXECUTION: 'true' },
  });
  for (let at = 0; at < 3; at++) expect((await raw(`${house.url}/execute`, 'POST', '{}')).status).toBe(200);
  expect(good.seen).toHaveLength(3);
  expect(full.seen.length).toBeGreaterThan(0);
});

test('without a runner it says so', async () => {
  const none = await open({ env: { GUEST_EXECUTION: 'true' } });
  const away = await open({ runnerUrl: 'http://127.0.0.1:9', env: { GUEST_EXECUTION: 'true' } });
  for (const [house, message] of [
    [none, 'No execution service is configured'],
    [away, 'The execution service cannot be reached; try again soon'],
  ] as const) {
    for (const [path, method] of [
      ['/execute', 'POST'],
      ['/api/v2/runtimes', 'GET'],
    ] as const) {
      const { status, text: body } = await raw(house.url + path, method, method === 'POST' ? '{}' : undefined);
      expect([status, JSON.parse(body)]).toMatchObject([503, { message }]);
    }
  }
});

test('who goes away takes the call to the runner along', async () => {
  const wire = await openWire(() => null);
  const house = await open({ runnerUrl: wire.url, env: { GUEST_EXECUTION: 'true' } });
  const gone = new AbortController();
  const call = fetch(`${house.url}/execute`, { method: 'POST', body: '{}', signal: gone.signal }).catch(() => 'gone');
  await vi.waitFor(() => expect(wire.seen).toHaveLength(1), 60_000);
  gone.abort();
  expect(await call).toBe('gone');
  await vi.waitFor(() => expect(wire.gone()).toBe(1), 60_000);
  expect(house.log()).not.toContain('a call failed');
});

test('with the real runner a program runs, and its faults are told', async () => {
  const runner = await sharedRealRunner();
  closers.push(() => runner.kill());
  const house = await open({ runnerUrl: runner.url });
  const { code } = await makeUser(house);
  const run = (body: object) =>
    raw(`${house.url}/api/v2/execute`, 'POST', JSON.stringify(body), { 'x-session-code': code });
  const good = await run({ language: 'py', version: '3.10.0', files: [{ content: 'print(input())' }], stdin: 'hello' });
  expect(ExecuteReply.parse(JSON.parse(good.text))).toMatchObject({
    language: 'python',
    run: { stdout: 'hello\n', code: 0 },
  });
  expect(await run({ language: 'py', version: '99', files: [] })).toMatchObject({
    status: 400,
    text: '{"message":"py-99 runtime is unknown"}',
  });
});
