import { makeToken } from '@devorbit/contract/identity/tokens.ts';
import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { startFakeRunner, type FakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';
import { MAX_DEPTH } from './parse-input.ts';

const TOO_DEEP = `The input must not be nested deeper than ${MAX_DEPTH} levels`;

let house: House;
let runner: FakeRunner;
let code: string;
let problem: number;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  code = (await makeUser(house)).code;
  problem = await makeProblem(house);
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
  raw(house.url + path, 'POST', body, { 'content-type': 'application/json', 'x-session-code': code, ...headers });

describe('bad input', () => {
  test.each([
    ['not JSON', '{"username":', 'The body is not valid JSON'],
    ['a number', '5', expect.stringContaining('expected object')],
    ['a list', '[]', expect.stringContaining('expected object')],
    ['null', 'null', expect.stringContaining('expected object')],
    ['nothing', '', 'The body is empty, and JSON was announced'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"username":"a","password":"b"}', 'The body is not valid JSON'],
    ['wrong types', '{"username":{},"password":[]}', 'username: Must be text'],
  ])('%s is a 400 that says so', async (_, body, sentence) => {
    const { status, text } = await post('/api/login/', body);
    expect({ status, body: JSON.parse(text) }).toMatchObject({
      status: 400,
      body: { error: sentence, detail: sentence, message: sentence },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('%s is a 415', async (type) => {
    const { status, text } = await post('/api/login/', '{"username":"a","password":"b"}', { 'content-type': type });
    expect({ status, body: JSON.parse(text) }).toMatchObject({
      status: 415,
      body: { error: 'The body must be JSON, sent as application/json' },
    });
  });

  const work = (more: object) => JSON.stringify({ problem_id: problem, code: 'x', language: 'cpp', ...more });

  test.each(['/api/submit/', '/api/run/'])('10 MB of code to %s is a 413', async (path) => {
    const { status, text } = await post(path, work({ code: 'x'.repeat(10_000_000) }));
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 413, body: { error: 'The body is too large' } });
  });

  test.each([
    [
      'code beyond the limit',
      { code: 'x'.repeat(MAX_CODE_BYTES + 1) },
      `code: Must be at most ${MAX_CODE_BYTES} bytes`,
    ],
    [
      'code beyond the limit in bytes',
      { code: 'ü'.repeat(MAX_CODE_BYTES / 2 + 1) },
      `code: Must be at most ${MAX_CODE_BYTES} bytes`,
    ],
    ['code with NUL', { code: 'a\0b' }, 'code: Must not contain NUL characters'],
    ['blank code', { code: ' \n' }, 'Code is required'],
    ['no code', { code: undefined }, 'Code is required'],
    ['an unknown language', { language: 'brainfuck' }, 'Selected language not supported'],
    ['a language of another type', { language: 7 }, expect.stringContaining('language: ')],
    ['no problem', { problem_id: undefined }, expect.stringContaining('problem_id: ')],
    ['a problem of another type', { problem_id: { $gt: 0 } }, expect.stringContaining('problem_id: ')],
  ])('%s is a 400', async (_, more, sentence) => {
    for (const path of ['/api/submit/', '/api/run/']) {
      const { status, text } = await post(path, work(more));
      expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 400, body: { error: sentence } });
    }
    expect(runner.requests).toEqual([]);
  });

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const half = '\\ud83d';
  test.each([
    ['nested lists', nested(5_000), TOO_DEEP],
    ['nested objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, TOO_DEEP],
    ['a nested value', `{"code":${nested(5_000)}}`, TOO_DEEP],
    ['a nested value of an unknown key', `{"code":"x","more":${nested(5_000)}}`, TOO_DEEP],
    ['nesting a little beyond the limit', `{"more":${nested(MAX_DEPTH)}}`, TOO_DEEP],
    ['half of a character', `{"code":"x${half}"}`, 'code: Must be well-formed Unicode text'],
    ['half of a character in a list', `{"tags":["a","${half}"]}`, 'tags.1: Must be well-formed Unicode text'],
    ['half of a character in a key', `{"tags":{"${half}":1}}`, 'tags: Must be well-formed Unicode text'],
    ['NUL in a key', '{"a\\u0000b":1}', 'Must not contain NUL characters'],
  ])('%s is a 400 that says so, of whomever and wherever', async (_, body, sentence) => {
    for (const path of ['/api/submit/', '/api/login/', '/api/mentor/ask/', '/api/community/problems/']) {
      const { status, text } = await post(path, body);
      expect([path, status, JSON.parse(text)]).toMatchObject([path, 400, { error: sentence }]);
    }
  });

  test('what is wrong with the whole of a form is a sentence too', async () => {
    const { status, text } = await post('/api/register/', nested(MAX_DEPTH + 1));
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: TOO_DEEP }]);
  });

  test('whole characters and nesting within the limit pass', async () => {
    const body = `{"username":"\\ud83d\\ude00","password":"x","more":${nested(MAX_DEPTH - 1)}}`;
    expect((await post('/api/login/', body)).text).toContain('Invalid username or password');
  });

  test('half of a character reaches no path and no query', async () => {
    for (const path of ['/api/users/%ED%A0%80/', '/api/search/?q=%ED%A0%80']) {
      const { status } = await raw(house.url + path, 'GET', undefined, {});
      expect([path, status >= 500]).toEqual([path, false]);
    }
  });

  test('the largest code and input pass', async () => {
    const body = work({
      code: '\n'.repeat(MAX_CODE_BYTES - 1) + 'x',
      stdin: '\n'.repeat(1024 * 1024 - 1) + 'x',
      wait: false,
    });
    expect((await post('/api/run/', body)).status).toBe(202);
  });

  test.each(['/api/%zz', `/api/problems/${'9'.repeat(300)}/`])('%s is a 4xx with a body', async (path) => {
    const { status, text } = await raw(house.url + path, 'GET', undefined, {});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toHaveProperty('error');
  });
});

test.each([
  ['GET', '/api/nothing/'],
  ['DELETE', '/api/me/'],
  ['GET', '/api'],
  ['GET', '/internal/'],
])('%s %s is a 404 with our body', async (method, path) => {
  const { status, text } = await raw(house.url + path, method, undefined, {});
  expect({ status, body: JSON.parse(text) }).toMatchObject({
    status: 404,
    body: { error: `There is no ${method} ${path}` },
  });
});

test('our own failure is a 500 that says nothing, and is reported', async () => {
  await house.database.raw('alter table users rename to lost');
  const { status, text } = await post('/api/login/', '{"username":"a","password":"b"}');
  await house.database.raw('alter table lost rename to users');
  expect({ status, body: JSON.parse(text) }).toMatchObject({
    status: 500,
    body: { error: 'Something went wrong on our side. Please try again.' },
  });
  expect(text).not.toContain('relation');
  expect(house.log()).toContain('relation \\"users\\" does not exist');
});

test('a reply says nothing of what made it', async () => {
  const { headers } = await raw(`${house.url}/api/problems/`, 'GET', undefined, {});
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

test('a call says nothing that is for pages, and may load nothing where it is opened as one', async () => {
  for (const path of ['/api/problems/', '/api/problems/?page=nowhere', '/api/no-such-call/']) {
    const { headers } = await raw(house.url + path, 'GET', undefined, {});
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-dns-prefetch-control')).toBeNull();
  }
  const page = await raw(`${house.url}/healthz`, 'GET', undefined, {});
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('a line about a request says its id', async () => {
  const { headers } = await raw(`${house.url}/api/problems/?page=nowhere`, 'GET', undefined, {});
  const id = headers.get('x-request-id');
  await expect
    .poll(() =>
      house
        .log()
        .split('\n')
        .find((line) => line.includes('"answered"') && line.includes(`"reqId":"${id}"`)),
    )
    .toContain('"status":400');
});

test('behind https every reply says that it is the only way', async () => {
  const app = await createApp(
    { PUBLIC_URL: 'https://devorbit.test', TRUST_PROXY: false },
    createLog('silent'),
    new AbortController().signal,
  );
  for (const url of ['/', '/api/nothing/', '/%'])
    expect((await app.inject({ url })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  await app.close();
});

test('the OpenAPI document knows every call', async () => {
  const document = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: { requestBody: unknown } }>;
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  // Which ones these are, the access matrix compares with its rows.
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.filter((call) => !/^(get|post|put|patch|delete) \/api\/\S*$/.test(call))).toEqual([]);
  expect(calls).toEqual(expect.arrayContaining(['post /api/register/', 'get /api/problems/', 'post /api/submit/']));
  expect(document.paths['/api/register/']?.post?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['username', 'name', 'email', 'password'] } } },
  });
});

describe('health', () => {
  const health = async (headers: Record<string, string> = {}) => {
    const { status, text } = await raw(`${house.url}/healthz`, 'GET', undefined, headers);
    return { status, body: JSON.parse(text) as unknown };
  };
  const short = { status: 200, body: { status: 'ok', runner: { ok: true } } };

  test('tells guests and learners whether things work, and nothing of what runs there', async () => {
    const { user, code: staff } = await makeUser(house, { role: 'staff' });
    const { body: token } = await call(house.url, makeToken, {
      as: staff,
      body: { name: 'monitor', scopes: ['read'], expires_in_days: 1 },
    });
    for (const headers of [
      {},
      { 'x-session-code': code },
      { 'x-session-code': 'made up' },
      { authorization: `Token ${token.token}` },
      { authorization: 'Token dvo_made_up' },
      { 'x-session-code': code, authorization: `Token ${staff}` },
      { 'x-forwarded-for': '127.0.0.1' },
    ])
      expect([headers, await health(headers)]).toEqual([headers, short]);
    await house.database.raw('update users set suspended_at = now() where id = $1', [user.id]);
    expect(await health({ 'x-session-code': staff })).toEqual(short);
    expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
  });

  test('tells staff all of it, by session and by a token of that scope', async () => {
    for (const role of ['staff', 'superuser'] as const) {
      const { code: as } = await makeUser(house, { role });
      const { body } = await call(house.url, makeToken, {
        as,
        body: { name: 'monitor', scopes: ['staff'], expires_in_days: 1 },
      });
      for (const headers of [{ 'x-session-code': as }, { authorization: `Token ${body.token}` }])
        expect((await health(headers)).body).toEqual({ status: 'ok', runner: runner.health, failing_jobs: [] });
    }
  });

  test('stays green without a database, for whoever asks', async () => {
    await house.database.raw('alter table sessions rename to lost');
    const answer = await health({ 'x-session-code': code });
    await house.database.raw('alter table lost rename to sessions');
    expect(answer).toEqual(short);
  });
});
