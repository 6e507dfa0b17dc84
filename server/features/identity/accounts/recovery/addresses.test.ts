import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { register } from '@devorbit/contract/identity/accounts.ts';
import {
  changeEmail,
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@devorbit/contract/identity/recovery.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type Email, emailTo, emailsTo } from '@devorbit/testkit/outbox.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let ahead = 0;
beforeAll(async () => {
  house = await openHouse({
    clock: { now: () => new Date(Date.now() + ahead) },
    env: { PUBLIC_URL: 'https://orbit.test/', EMAILS_PER_ACCOUNT: '3' },
  });
});
afterAll(() => house.close());

const VERIFY = 'Confirm your email address';
const DEAD = 'This link no longer works. Please request a new one.';
const tokenOf = ({ links }: Email): string => (links[0] ?? '').replace('https://orbit.test/verify-email#token=', '');
const dead = async (token: string) =>
  expect(await refused(house.url, verifyEmail, { body: { token } })).toMatchObject({
    status: 400,
    body: { error: DEAD },
  });
const accountOf = async (as: string) => (await call(house.url, showAccount, { as })).body;
const next = (address: string, before: number) => eventually(async () => (await emailsTo(house, address))[before]);

async function askForChange(as: string, email: string): Promise<void> {
  const { status, body } = await call(house.url, changeEmail, { as, body: { email } });
  expect({ status, body }).toEqual({
    status: 200,
    body: { message: 'We’ve emailed a confirmation link to the new address.' },
  });
}

describe('an address is confirmed', () => {
  test('by the email that a new account gets, once', async () => {
    const password = 'another fine password';
    await call(house.url, register, { body: { username: 'eve', name: 'Eve', email: 'Eve@example.com', password } });
    const { session_code } = await signIn(house.url, 'eve', password);
    expect((await accountOf(session_code)).email_verified).toBe(false);
    const token = tokenOf(await emailTo(house, 'eve@example.com', VERIFY));
    const { body } = await call(house.url, verifyEmail, { body: { token } });
    expect(body).toEqual({ message: 'Your email address is confirmed.', email: 'Eve@example.com' });
    expect((await accountOf(session_code)).email_verified).toBe(true);
    await dead(token);
  });

  test('by an email sent again, which the earlier one does not outlive; not after 24 hours', async () => {
    const { user, code } = await makeUser(house);
    await call(house.url, resendVerification, { as: code });
    const first = tokenOf(await next(user.email, 0));
    await call(house.url, resendVerification, { as: code });
    const second = tokenOf(await next(user.email, 1));
    await dead(first);
    ahead += 25 * 60 * 60 * 1000;
    await dead(second);
  });

  test('by nobody else: a token for a password does not do, and the other way round', async () => {
    const { user, code } = await makeUser(house);
    await call(house.url, resendVerification, { as: code });
    const verify = tokenOf(await next(user.email, 0));
    await call(house.url, forgotPassword, { body: { email: user.email } });
    const reset = new URL((await next(user.email, 1)).links[0] ?? '').hash.replace('#token=', '');
    await dead(reset);
    const passwords = { new_password: 'seven quiet lighthouses', confirm_password: 'seven quiet lighthouses' };
    expect((await refused(house.url, resetPassword, { body: { token: verify, ...passwords } })).status).toBe(400);
  });

  test('visitors cannot ask for the email; users not endlessly, and not once it is confirmed', async () => {
    expect((await refused(house.url, resendVerification, {})).status).toBe(401);
    const { user, code } = await makeUser(house);
    await house.database.raw('update users set email_verified_at = now() where id = $1', [user.id]);
    for (let at = 0; at < 3; at++) await call(house.url, resendVerification, { as: code });
    expect((await refused(house.url, resendVerification, { as: code })).status).toBe(429);
    expect(await emailsTo(house, user.email)).toEqual([]);
  });
});

describe('another address', () => {
  test('takes the place of the old one when it is confirmed; both hear of it, and a link for a password dies', async () => {
    const { user, code } = await makeUser(house);
    await call(house.url, forgotPassword, { body: { email: user.email } });
    const reset = new URL((await next(user.email, 0)).links[0] ?? '').hash.replace('#token=', '');
    await askForChange(code, 'new.place@example.com');
    await emailTo(house, user.email, 'A new email address was requested');
    const token = tokenOf(await emailTo(house, 'new.place@example.com', 'Confirm your new email address'));
    expect((await accountOf(code)).email).toBe(user.email);
    const { body } = await call(house.url, verifyEmail, { body: { token } });
    expect(body).toEqual({ message: 'Your new email address is confirmed.', email: 'new.place@example.com' });
    expect(await accountOf(code)).toMatchObject({ email: 'new.place@example.com', email_verified: true });
    await emailTo(house, user.email, 'Your email address was changed');
    const passwords = { new_password: 'seven quiet lighthouses', confirm_password: 'seven quiet lighthouses' };
    expect((await refused(house.url, resetPassword, { body: { token: reset, ...passwords } })).status).toBe(400);
    await dead(token);
  });

  test('that is taken gets the same answer; its owner hears of it, and nothing changes', async () => {
    const [one, other] = [await makeUser(house), await makeUser(house)];
    await askForChange(one.code, other.user.email.toUpperCase());
    const email = await emailTo(house, other.user.email, 'Someone wanted to use your email address');
    expect(email.links).toEqual([]);
    await emailTo(house, one.user.email, 'A new email address was requested');
    expect((await accountOf(one.code)).email).toBe(one.user.email);
  });

  test('that was taken meanwhile is not given twice', async () => {
    const [one, other] = [await makeUser(house), await makeUser(house)];
    const wanted = 'both@example.com';
    await askForChange(one.code, wanted);
    const first = tokenOf(await next(wanted, 0));
    await askForChange(other.code, wanted);
    const second = tokenOf(await next(wanted, 1));
    const answers = await Promise.all(
      [first, second].map((token) =>
        fetch(`${house.url}/api/verify-email/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        }).then(({ status }) => status),
      ),
    );
    expect(answers.toSorted()).toEqual([200, 400]);
  });

  test('is not given once the password is another: the owner has stopped it', async () => {
    const { user, code } = await makeUser(house);
    await askForChange(code, 'thief@example.com');
    const token = tokenOf(await emailTo(house, 'thief@example.com'));
    await house.database.raw("update users set password_hash = 'other' where id = $1", [user.id]);
    await dead(token);
  });

  test('is asked for by its own user alone, with a fresh proof; not the same one, not endlessly', async () => {
    const body = { email: 'elsewhere@example.com' };
    expect((await refused(house.url, changeEmail, { body })).status).toBe(401);
    const { user, code } = await makeUser(house);
    expect(
      await refused(house.url, changeEmail, { as: code, body: { email: user.email.toUpperCase() } }),
    ).toMatchObject({
      status: 400,
      body: { error: 'This is already your email address' },
    });
    for (let at = 0; at < 2; at++) await askForChange(code, body.email);
    expect((await refused(house.url, changeEmail, { as: code, body })).status).toBe(429);
    await house.database.raw("update sessions set authenticated_at = authenticated_at - interval '11 minutes'");
    expect(await refused(house.url, changeEmail, { as: code, body })).toMatchObject({
      status: 403,
      body: { details: { reauthenticate: true } },
    });
  });

  test('strangers cannot fill somebody else’s box', async () => {
    const { user } = await makeUser(house);
    for (let at = 0; at < 5; at++)
      await call(house.url, register, {
        body: { username: `stranger${at}`, name: 'S', email: user.email, password: 'another fine password' },
      });
    await eventually(async () => {
      const { rows } = await house.database.raw(
        "select 1 from pgboss.job where name in ('recovery', 'mail') and state in ('created', 'retry', 'active')",
      );
      return rows.length === 0;
    });
    expect(await emailsTo(house, user.email)).toHaveLength(3);
  });
});
