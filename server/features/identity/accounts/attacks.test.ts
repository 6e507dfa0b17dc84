import { connect } from 'node:net';
import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { login, logout } from '@devorbit/contract/identity/accounts.ts';
import { changePassword, listSessions, logoutAll } from '@devorbit/contract/identity/sessions.ts';
import { makeToken } from '@devorbit/contract/identity/tokens.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  ada = await makeUser(house);
});
afterAll(() => house.close());

const meStatus = async (headers: Record<string, string>, path: string = showAccount.path) =>
  (await raw(house.url + path, 'GET', undefined, headers)).status;
const credentials = () => ({ username: ada.user.username, password: ada.password });

describe('session fixation', () => {
  const chosen = 'a-code-that-an-attacker-chose-and-knows-43x';

  test('a code that the caller brings is never adopted', async () => {
    const headers = {
      'content-type': 'application/json',
      'x-session-code': chosen,
      authorization: `Token ${chosen}`,
      cookie: `session_code=${chosen}; sessionid=${chosen}`,
    };
    const body = JSON.stringify({ ...credentials(), session_code: chosen, code: chosen, token: chosen });
    const answer = await raw(`${house.url}${login.path}?session_code=${chosen}`, 'POST', body, headers);
    expect(answer.status).toBe(200);
    const { session_code } = JSON.parse(answer.text) as { session_code: string };
    expect(session_code).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(session_code).not.toBe(chosen);
    expect(await meStatus({ 'x-session-code': chosen })).toBe(401);
  });

  test('each login makes a new code, also with one that lives', async () => {
    const codes = new Set<string>();
    for (let again = 0; again < 3; again++) {
      const { body } = await call(house.url, login, { body: credentials(), as: [...codes].at(-1) });
      if (!('challenge' in body)) codes.add(body.session_code);
    }
    expect(codes.size).toBe(3);
    for (const code of codes) expect(await meStatus({ 'x-session-code': code })).toBe(200);
  });

  test('a code that has ended does not come back', async () => {
    const { session_code } = await signIn(house.url, ada.user.username, ada.password);
    await call(house.url, logout, { as: session_code });
    const { body } = await call(house.url, login, { body: credentials(), as: session_code });
    expect('session_code' in body && body.session_code).not.toBe(session_code);
    expect(await meStatus({ 'x-session-code': session_code })).toBe(401);
  });

  test('a code is taken from headers alone, never from an address or a cookie', async () => {
    for (const name of ['session_code', 'code', 'token', 'x-session-code', 'authorization', 'access_token'])
      expect(await meStatus({ cookie: `${name}=${ada.code}` }, `${showAccount.path}?${name}=${ada.code}`)).toBe(401);
    expect(await meStatus({ authorization: `Bearer ${ada.code}` })).toBe(401);
    expect(await meStatus({ authorization: `Token ${ada.code}` })).toBe(200);
  });
});

/** The first line and the headers of the answer to a request as it is written here. */
const written = (lines: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(house.url);
    const socket = connect(Number(port), hostname, () => socket.write(lines, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(60_000, () => socket.destroy());
  });

describe('header injection', () => {
  const request = (header: string): string =>
    `GET ${showAccount.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`;

  test.each([
    ['a bare line feed in the code', 'X-Session-Code: a\nX-Injected: 1'],
    ['a bare carriage return in the user agent', 'User-Agent: a\rX-Injected: 1'],
    ['NUL in the code', 'X-Session-Code: a\0b'],
    ['a folded line', 'X-Session-Code: a\r\n b'],
    ['a space before the colon', 'X-Session-Code : a'],
  ])('%s opens nothing and is not repeated', async (_, header) => {
    const answer = await written(request(header));
    expect(answer).toMatch(/^HTTP\/1\.1 (400|401) /);
    expect(answer.toLowerCase()).not.toContain('x-injected');
  });

  test('a session code given twice opens nothing', async () => {
    const twice = await written(request(`X-Session-Code: ${ada.code}\r\nX-Session-Code: ${ada.code}`));
    expect(twice).toMatch(/^HTTP\/1\.1 401 /);
    expect(await written(request(`X-Session-Code: ${ada.code}`))).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('what a user agent says stays text: bounded, unread, in no header', async () => {
    const hostile = `%0d%0aSet-Cookie:%20a=b \\r\\nX-Injected: 1 '); drop table sign_ins; -- ${'x'.repeat(5_000)}`;
    const { body, headers } = await call(house.url, login, {
      body: credentials(),
      headers: { 'user-agent': hostile },
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-injected')).toBeNull();
    if ('challenge' in body) throw new Error('a second factor was asked for');
    const [own] = (await call(house.url, listSessions, { as: body.session_code })).body;
    expect(own?.device).toBe('Unknown device');
    const { rows } = await house.database.raw('select max(length(user_agent)) as longest from sign_ins');
    expect(rows).toEqual([{ longest: 200 }]);
  });
});

describe('a request from another site', () => {
  test('has no cookie to use: none is ever set', async () => {
    const answers = [
      await raw(house.url + login.path, 'POST', JSON.stringify(credentials())),
      await raw(house.url + showAccount.path, 'GET', undefined, { 'x-session-code': ada.code }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form of %s is refused, whatever it says',
    async (type) => {
      const origin = { origin: 'https://evil.example', 'content-type': type };
      const body = JSON.stringify(credentials());
      for (const path of [login.path, logout.path, makeToken.path])
        expect((await raw(house.url + path, 'POST', body, origin)).status).toBe(415);
      expect((await raw(house.url + changePassword.path, 'PUT', body, origin)).status).toBe(415);
    },
  );

  test('a form without a body does nothing', async () => {
    const headers = { origin: 'https://evil.example', cookie: `session_code=${ada.code}` };
    expect((await raw(house.url + logoutAll.path, 'POST', undefined, headers)).status).toBe(401);
    expect(await meStatus({ 'x-session-code': ada.code })).toBe(200);
  });

  test('a script of another site may neither send our headers nor read our answers', async () => {
    const preflight = await raw(house.url + login.path, 'OPTIONS', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-session-code',
    });
    const read = await raw(house.url + showAccount.path, 'GET', undefined, {
      origin: 'https://evil.example',
      'x-session-code': ada.code,
    });
    for (const { headers } of [preflight, read]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-headers')).toBeNull();
    }
  });
});
