import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { login, register } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword, resetPassword, revokeTokensAfterReset } from '@devorbit/contract/identity/recovery.ts';
import { makeToken } from '@devorbit/contract/identity/tokens.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailTo, emailsTo } from '@devorbit/testkit/outbox.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let ahead = 0;
beforeAll(async () => {
  house = await openHouse({
    clock: { now: () => new Date(Date.now() + ahead) },
    env: { PUBLIC_URL: 'https://orbit.test' },
  });
});
afterAll(() => house.close());

const NEW_PASSWORD = 'seven quiet lighthouses';
const ANSWER = 'If an account uses that address, we’ve emailed it a link.';
const DEAD = 'This link no longer works. Please request a new one.';

/** Waits until nothing is wished for: the emails there are then are all. */
const settled = () =>
  eventually(async () => {
    const { rows } = await house.database.raw(
      "select 1 from pgboss.job where name in ('recovery', 'mail') and state in ('created', 'retry', 'active')",
    );
    return rows.length === 0;
  });

async function ask(email: string): Promise<string> {
  const links = async () =>
    (await emailsTo(house, email)).filter(({ subject }) => subject === 'Reset your DevOrbit password');
  const before = (await links()).length;
  const { body } = await call(house.url, forgotPassword, { body: { email } });
  expect(body).toEqual({ message: ANSWER });
  const sent = await eventually(async () => (await links())[before]);
  return new URL(sent.links[0] ?? '').hash.replace('#token=', '');
}
const reset = (token: string, password = NEW_PASSWORD) => ({
  body: { token, new_password: password, confirm_password: password },
});
const dead = async (token: string) =>
  expect(await refused(house.url, resetPassword, reset(token))).toMatchObject({ status: 400, body: { error: DEAD } });

describe('a forgotten password', () => {
  test('is replaced through the email; every session ends, none is opened, the address is proved', async () => {
    const { user, code, password } = await makeUser(house);
    const token = await ask(user.email.toUpperCase());
    const email = await emailTo(house, user.email, 'Reset your DevOrbit password');
    expect(email.links).toEqual([`https://orbit.test/reset-password#token=${token}`]);
    const { body } = await call(house.url, resetPassword, reset(token));
    expect(body).toEqual({
      message: 'Your password has been changed. You can now sign in with it.',
      tokens: 0,
      revoke: null,
    });
    expect((await refused(house.url, showAccount, { as: code })).status).toBe(401);
    expect((await refused(house.url, login, { body: { username: user.username, password } })).status).toBe(400);
    const { session_code } = await signIn(house.url, user.username, NEW_PASSWORD);
    expect((await call(house.url, showAccount, { as: session_code })).body.email_verified).toBe(true);
    await dead(token);
  });

  describe('of an account with access tokens', () => {
    const made = async (as: string): Promise<string> =>
      (await call(house.url, makeToken, { as, body: { name: 'ci', scopes: ['read'], expires_in_days: 1 } })).body.token;
    const works = async (token: string): Promise<boolean> =>
      (await fetch(house.url + showAccount.path, { headers: { authorization: `Token ${token}` } })).ok;
    const revoke = (token: string) => refused(house.url, revokeTokensAfterReset, { body: { token } });

    test('says that they work on, there and by mail, and revokes them all with what it answered, once', async () => {
      const { user, code } = await makeUser(house);
      const other = await made((await makeUser(house)).code);
      const [first, second] = [await made(code), await made(code)];
      const { body } = await call(house.url, resetPassword, reset(await ask(user.email)));
      expect(body).toMatchObject({ tokens: 2, revoke: expect.any(String) });
      expect([await works(first), await works(second)]).toEqual([true, true]);
      const email = await emailTo(house, user.email, 'Your password was changed');
      expect(email.text).toContain('2 access tokens still work. Revoke them in your security settings');
      const token = body.revoke ?? '';
      const answer = await call(house.url, revokeTokensAfterReset, { body: { token } });
      expect(answer.body).toEqual({ message: 'Your access tokens have been revoked.', revoked: 2 });
      expect([await works(first), await works(second), await works(other)]).toEqual([false, false, true]);
      expect(await revoke(token)).toMatchObject({ status: 400, body: { error: DEAD } });
      expect(house.log()).not.toContain(token);
      expect(
        JSON.stringify((await house.database.raw('select t::text as row from email_tokens t')).rows),
      ).not.toContain(token);
    });

    test('revokes for nobody else: not with a link of another kind, not after an hour or another password', async () => {
      const { user, code } = await makeUser(house);
      const kept = await made(code);
      expect(await revoke('made-up')).toMatchObject({ status: 400, body: { error: DEAD } });
      expect(await revoke(await ask(user.email))).toMatchObject({ status: 400, body: { error: DEAD } });
      const { body } = await call(house.url, resetPassword, reset(await ask(user.email)));
      await dead(body.revoke ?? '');
      ahead += 61 * 60_000;
      expect((await revoke(body.revoke ?? '')).status).toBe(400);
      const again = await call(house.url, resetPassword, reset(await ask(user.email), 'nine quiet lighthouses'));
      await call(house.url, resetPassword, reset(await ask(user.email)));
      expect((await revoke(again.body.revoke ?? '')).status).toBe(400);
      expect(await works(kept)).toBe(true);
    });
  });

  test('gives a password to an account that came by another provider', async () => {
    const { user } = await makeUser(house);
    await house.database.raw('update users set password_hash = null where id = $1', [user.id]);
    await call(house.url, resetPassword, reset(await ask(user.email)));
    await signIn(house.url, user.username, NEW_PASSWORD);
  });

  test('does not switch off a second factor', async () => {
    const { user } = await makeUser(house);
    await house.database.raw("insert into totp_factors (user_id, secret, confirmed_at) values ($1, 'sealed', now())", [
      user.id,
    ]);
    await call(house.url, resetPassword, reset(await ask(user.email)));
    const answer = await call(house.url, login, { body: { username: user.username, password: NEW_PASSWORD } });
    expect(answer).toMatchObject({ status: 202, body: { methods: ['totp'] } });
  });

  test('the same answer and no email for an address that nobody has, and for an account that is gone', async () => {
    const { user } = await makeUser(house);
    await house.database.raw('update users set anonymised_at = now() where id = $1', [user.id]);
    for (const email of ['nobody@example.com', user.email]) {
      const { status, body } = await call(house.url, forgotPassword, { body: { email } });
      expect({ status, body }).toEqual({ status: 200, body: { message: ANSWER } });
      await settled();
      expect(await emailsTo(house, email)).toEqual([]);
    }
  });

  test('the link comes from our own address, whatever host a request names', async () => {
    const { user } = await makeUser(house);
    await call(house.url, forgotPassword, {
      body: { email: user.email },
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
    });
    expect((await emailTo(house, user.email)).links[0]).toMatch(/^https:\/\/orbit\.test\//);
  });

  test('a weak password and two different ones are refused, and the link still works', async () => {
    const { user } = await makeUser(house);
    const token = await ask(user.email);
    expect(await refused(house.url, resetPassword, reset(token, 'password'))).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('easy to guess') },
    });
    const differ = { token, new_password: NEW_PASSWORD, confirm_password: 'another' };
    expect(await refused(house.url, resetPassword, { body: differ })).toMatchObject({
      status: 400,
      body: { error: 'The passwords don’t match' },
    });
    await call(house.url, resetPassword, reset(token));
  });
});

describe('a link is dead', () => {
  test.each(['', 'made-up', 'x'.repeat(300)])('that was made up: %j', async (token) => {
    expect((await refused(house.url, resetPassword, reset(token))).status).toBe(400);
  });

  test('after an hour', async () => {
    const { user } = await makeUser(house);
    const token = await ask(user.email);
    ahead += 61 * 60 * 1000;
    await dead(token);
  });

  test('once a newer one was asked for', async () => {
    const { user } = await makeUser(house);
    const older = await ask(user.email);
    const newer = await ask(user.email);
    await dead(older);
    await call(house.url, resetPassword, reset(newer));
  });

  test.each(['password_hash', 'email'])('once the %s is another', async (column) => {
    const { user } = await makeUser(house);
    const token = await ask(user.email);
    await house.database.raw(`update users set ${column} = 'other-' || ${column} where id = $1`, [user.id]);
    await dead(token);
  });

  test('for all but one of those who use it at once', async () => {
    const { user } = await makeUser(house);
    const token = await ask(user.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fetch(`${house.url}/api/reset-password/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(reset(token).body),
        }).then(({ status }) => status),
      ),
    );
    expect(answers.toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  });
});

test('a dump of the database and the log hold no link that works', async () => {
  const { user } = await makeUser(house);
  const token = await ask(user.email);
  const { rows } = await house.database.raw(
    `select query_to_xml('select * from email_tokens', true, false, '')::text || query_to_xml('select * from emails', true, false, '')::text
       || query_to_xml('select data, output from pgboss.job', true, false, '')::text as dump`,
  );
  expect(JSON.stringify(rows)).toContain(user.email);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  await call(house.url, resetPassword, reset(token));
  expect(house.log()).not.toContain(token);
});

describe('registering', () => {
  const registration = (username: string, email: string) => ({
    body: { username, name: 'Eve', email, password: 'another fine password' },
  });

  test('with a taken address answers as with a free one, makes nothing and writes to its owner', async () => {
    const { user, password } = await makeUser(house);
    const taken = await call(house.url, register, registration('copycat', user.email.toUpperCase()));
    const free = await call(house.url, register, registration('freshcat', 'freshcat@example.com'));
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const email = await emailTo(house, user.email, 'You already have a DevOrbit account');
    expect(email.text).toContain(user.username);
    expect(email.links).toEqual(['https://orbit.test/forgot-password']);
    const { rows } = await house.database.raw("select username from users where username in ('copycat', 'freshcat')");
    expect(rows).toEqual([{ username: 'freshcat' }]);
    await signIn(house.url, user.username, password);
  });

  test('at once with one address and many names makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => call(house.url, register, registration(`race${at}`, 'race@example.com'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const { rows } = await house.database.raw("select 1 from users where email = 'race@example.com'");
    expect(rows).toHaveLength(1);
  });
});
