import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { checkUsername, login, logout, register } from '@devorbit/contract/identity/accounts.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const ada = {
  username: 'Ada',
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  password: 'analytical engine',
  auth_provider: 'email',
};

describe('POST /api/register/', () => {
  test('creates a learner, whatever else the body says', async () => {
    const { status, body } = await call(house.url, register, {
      body: { ...ada, is_staff: true, is_superuser: true, auth_provider: 'google' } as typeof ada,
    });
    expect({ status, body }).toEqual({ status: 201, body: { message: 'Registration successful' } });
    const { rows } = await house.database.raw("select * from users where username = 'Ada'");
    expect(rows).toMatchObject([
      {
        full_name: 'Ada Lovelace',
        email: ada.email,
        email_verified_at: null,
        is_staff: false,
        is_superuser: false,
        auth_provider: 'email',
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
  });

  test('answers every faulty field at once, as a bare object of lists', async () => {
    const { status, body } = await refused(house.url, register, {
      body: { username: 'a b', name: ' ', email: 'nowhere', password: 'short' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      username: ['Username may contain letters, digits, dots, dashes and underscores'],
      name: ['Name is required'],
      email: ['Enter a valid email address'],
      password: ['Password must be at least 8 characters'],
    });
    expect((await refused(house.url, register, {})).body).toEqual({
      username: ['Username is required'],
      name: ['Name is required'],
      email: ['Email is required'],
      password: ['Password is required'],
    });
  });

  test('a username has a letter or a digit, and a name something to see', async () => {
    const { body } = await refused(house.url, register, { body: { ...ada, username: '..', name: '\u200B\u202E ' } });
    expect(body).toEqual({ username: ['Username must contain a letter or a digit'], name: ['Name is required'] });
    const pasted = { ...ada, username: 'layla_h', email: 'layla@example.com', name: '\u200ELayla Hassan' };
    expect((await call(house.url, register, { body: pasted })).status).toBe(201);
    const kept = z.object({ full_name: z.string() });
    expect(
      await house.database.row(kept, 'select full_name from users where username = $1', [pasted.username]),
    ).toEqual({ full_name: 'Layla Hassan' });
  });

  test('refuses a name that is taken, in any case, and says nothing of the address', async () => {
    const { body } = await refused(house.url, register, {
      body: { ...ada, username: 'aDA', email: 'ada@example.COM' },
    });
    expect(body).toEqual({ username: ['A user with that username already exists.'] });
  });

  test.each([
    ['username', 'demo_admİn'],
    ['username', '\u212aim'],
    ['email', 'admİn@example.com'],
    ['email', 'ada@\u212aitchen.example.com'],
  ])('refuses another spelling of a name that PostgreSQL takes for the same: %s %s', async (field, spelled) => {
    const body = { ...ada, username: 'other_spelling', email: 'other_spelling@example.com', [field]: spelled };
    expect(await refused(house.url, register, { body })).toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    });
  });

  test('refuses a password that is easy to guess', async () => {
    const { status, body } = await refused(house.url, register, {
      body: { ...ada, username: 'guessed', email: 'guessed@example.com', password: 'password' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({ password: [expect.stringContaining('easy to guess')] });
  });

  test('makes one account of many registrations at once', async () => {
    const body = { ...ada, username: 'grace', email: 'grace@example.com' };
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${house.url}/api/register/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ status }) => status),
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
  });
});

describe('GET /api/register/username/', () => {
  const ask = (username: string) => call(house.url, checkUsername, { query: { username } });

  test('says whether a name is free as registering would, in any case, to no cache', async () => {
    const { user } = await makeUser(house);
    const { body, headers } = await ask('nobody_has_this');
    expect([body, headers.get('cache-control')]).toEqual([{ available: true }, 'no-store']);
    for (const name of [user.username, user.username.toUpperCase(), ` ${user.username} `])
      expect((await ask(name)).body).toEqual({ available: false });
  });

  test('a suspended and an anonymised account keep their names here as there', async () => {
    for (const state of ['suspended_at', 'anonymised_at']) {
      const { user } = await makeUser(house);
      await house.database.raw(`update users set ${state} = now() where id = $1`, [user.id]);
      expect((await ask(user.username)).body).toEqual({ available: false });
    }
  });

  test('tells nothing about email addresses: none is a username, and none is looked at', async () => {
    const { user } = await makeUser(house);
    const known = await refused(house.url, checkUsername, { query: { username: user.email } });
    const unknown = await refused(house.url, checkUsername, { query: { username: 'nobody@example.com' } });
    expect([known.status, known.body['error']]).toEqual([unknown.status, unknown.body['error']]);
    expect(known.status).toBe(400);
    const answers = await Promise.all(
      [user.email, 'nobody@example.com'].map(async (email) =>
        (await fetch(`${house.url}/api/register/username/?username=a_free_name&email=${email}`)).json(),
      ),
    );
    expect(answers).toEqual([{ available: true }, { available: true }]);
  });

  test.each([
    ['', 'Username is required'],
    ['a b', 'Username may contain letters, digits, dots, dashes and underscores'],
    ['..', 'Username must contain a letter or a digit'],
    ['x'.repeat(31), 'Must be at most 30 characters'],
  ])('refuses %j with the sentence of the registration', async (username, message) => {
    const { status, body } = await refused(house.url, checkUsername, { query: { username } });
    expect({ status, details: body['details'] }).toMatchObject({ status: 400, details: [{ message }] });
  });
});

describe('POST /api/login/', () => {
  test.each(['Ada', 'ADA', 'ada@example.com'])(
    'opens a session for %s, whose code the database does not hold',
    async (username) => {
      const body = await signIn(house.url, username, ada.password);
      expect(body.user.username).toBe('Ada');
      const hours = (Date.parse(body.expires_at) - Date.now()) / 3_600_000;
      expect(hours).toBeCloseTo(168, 0);
      const { rows } = await house.database.raw('select s::text as row from sessions s');
      expect(JSON.stringify(rows)).not.toContain(body.session_code);
      expect((await call(house.url, showAccount, { as: body.session_code })).body).toMatchObject(body.user);
    },
  );

  test.each([
    ['an unknown user', { username: 'nobody', password: 'whatever' }],
    ['a wrong password', { username: 'Ada', password: 'whatever' }],
    ['an unknown address', { username: 'nobody@example.com', password: 'whatever' }],
  ])('says the same for %s, and not with a 401', async (_, body) => {
    const answer = await refused(house.url, login, { body });
    const sentence = 'Invalid username or password';
    expect(answer).toMatchObject({ status: 400, body: { error: sentence, detail: sentence, message: sentence } });
  });

  test.each([
    [{}, 'Username is required'],
    [{ username: 'Ada' }, 'Password is required'],
    [{ username: 5, password: 'x' }, 'username: Must be text'],
    [{ username: 'A\0da', password: 'x' }, 'username: Must not contain NUL characters'],
  ])('refuses %j', async (body, sentence) => {
    expect(await refused(house.url, login, { body: body as never })).toMatchObject({
      status: 400,
      body: { error: sentence },
    });
  });
});

describe('sessions', () => {
  test('are taken from both headers, with and without the last slash', async () => {
    const { user, code } = await makeUser(house);
    for (const path of ['/api/me/', '/api/me']) {
      for (const headers of [
        { 'x-session-code': code },
        { authorization: `Token ${code}` },
        { 'x-session-code': code, authorization: `token ${code}` },
      ]) {
        const response = await fetch(house.url + path, {
          headers: headers as Record<string, string>,
          redirect: 'error',
        });
        expect(await response.json()).toMatchObject(user);
      }
    }
  });

  test('two headers of different users are refused', async () => {
    const [one, two] = [await makeUser(house), await makeUser(house)];
    const both = { 'x-session-code': one.code, authorization: `Token ${two.code}` };
    expect(await refused(house.url, showAccount, { headers: both })).toMatchObject({ status: 401 });
    expect(
      (await refused(house.url, showAccount, { headers: { ...both, authorization: 'Token made-up' } })).status,
    ).toBe(401);
  });

  test('a visitor, a made-up code and an expired session are no one', async () => {
    const { code } = await makeUser(house);
    await house.database.raw(`update sessions set expires_at = now() where user_id = (select max(id) from users)`);
    for (const as of [undefined, 'made-up', 'x'.repeat(5000), code])
      expect(await refused(house.url, showAccount, { as })).toMatchObject({
        status: 401,
        body: { error: 'You must be signed in' },
      });
  });

  test('end at logout, which always answers 200', async () => {
    const [one, other] = [await makeUser(house), await makeUser(house)];
    for (let again = 0; again < 2; again++)
      expect((await call(house.url, logout, { body: { session_code: one.code } })).status).toBe(200);
    expect((await refused(house.url, showAccount, { as: one.code })).status).toBe(401);
    expect((await call(house.url, showAccount, { as: other.code })).status).toBe(200);
    expect((await call(house.url, logout, { as: other.code })).status).toBe(200);
    expect((await refused(house.url, showAccount, { as: other.code })).status).toBe(401);
    expect((await call(house.url, logout)).status).toBe(200);
  });
});

test('the log holds no password, no code and no address of a query', async () => {
  const { code, password } = await makeUser(house, { username: 'logged' });
  await call(house.url, login, { body: { username: 'logged', password } });
  await call(house.url, showAccount, { as: code });
  await fetch(`${house.url}/api/problems/?search=${code}`, {
    headers: { authorization: `Token ${code}`, cookie: `c=${code}` },
  });
  const log = house.log();
  expect(log).toContain('/api/me/');
  expect(log).not.toContain(code);
  expect(log).not.toContain(password);
});
