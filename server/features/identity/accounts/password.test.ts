import { register } from '@devorbit/contract/identity/accounts.ts';
import { confirmTotp, startTotp } from '@devorbit/contract/identity/second-factors.ts';
import { changePassword, reauthenticate } from '@devorbit/contract/identity/sessions.ts';
import { listTokens, makeToken } from '@devorbit/contract/identity/tokens.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const MINUTE_MS = 60_000;
const better = 'nine purple submarines';

let house: House;
let now = Date.parse('2026-05-04T10:00:00Z');
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => new Date(now) } });
});
beforeEach(async () => {
  ada = await makeUser(house);
});
afterAll(() => house.close());

const form = (more: object = {}) => ({
  current_password: ada.password,
  new_password: better,
  confirm_password: better,
  ...more,
});
const change = (more: object = {}, as = ada.code) => call(house.url, changePassword, { as, body: form(more) });
const refuse = async (more: object, as = ada.code) => {
  const { status, body } = await refused(house.url, changePassword, { as, body: form(more) as never });
  return [status, body['error']];
};
const withoutPassword = () => house.database.raw('update users set password_hash = null where id = $1', [ada.user.id]);
const token = { name: 'laptop', scopes: ['read' as const], expires_in_days: 30 };

describe('PUT /api/change-password/', () => {
  test('sets it, ends the other sessions, keeps this one and the tokens, and tells the owner', async () => {
    const other = (await signIn(house.url, ada.user.username, ada.password)).session_code;
    await call(house.url, makeToken, { as: ada.code, body: token });
    expect((await change()).body).toEqual({ message: 'Password updated successfully', tokens: 1 });
    expect((await refused(house.url, listTokens, { as: other })).status).toBe(401);
    expect((await call(house.url, listTokens, { as: ada.code })).body).toHaveLength(1);
    await expect(signIn(house.url, ada.user.username, ada.password)).rejects.toThrow('400');
    await signIn(house.url, ada.user.username, better);
    const { rows } = await house.database.raw(
      "select title, body from notifications where user_id = $1 and kind = 'security' and title like '%password%'",
      [ada.user.id],
    );
    expect(rows).toEqual([
      {
        title: 'Your password was changed',
        body: 'You were signed out everywhere else. 1 access token still works. Revoke it in your security settings if you no longer need it. If this wasn’t you, reset your password right away.',
      },
    ]);
  });

  test('says what is wrong with a 400, which ends no session', async () => {
    expect(await refuse({ current_password: 'not mine at all' })).toEqual([400, 'The current password is incorrect']);
    expect(await refuse({ current_password: '' })).toEqual([400, 'Current password is required']);
    expect(await refuse({ current_password: undefined })).toEqual([400, 'Current password is required']);
    expect(await refuse({ new_password: '' })).toEqual([400, 'New password is required']);
    expect(await refuse({ confirm_password: undefined })).toEqual([400, 'Confirm the new password']);
    expect(await refuse({ confirm_password: `${better}.` })).toEqual([400, 'The new passwords do not match']);
    const same = { new_password: ada.password, confirm_password: ada.password };
    expect(await refuse(same)).toEqual([400, 'The new password is the same as the current one']);
    const short = { new_password: 'short', confirm_password: 'short' };
    expect(await refuse(short)).toEqual([400, 'Password must be at least 8 characters']);
    const weak = { new_password: 'password1', confirm_password: 'password1' };
    expect(await refuse(weak)).toEqual([400, expect.stringMatching(/^Password is too easy to guess\. /)]);
    const own = ada.user.username.repeat(2);
    expect(await refuse({ new_password: own, confirm_password: own })).toEqual([400, expect.stringContaining('guess')]);
    await signIn(house.url, ada.user.username, ada.password);
  });

  test('whoever holds a session guesses no faster than at the door', async () => {
    const answers = [];
    for (let guess = 0; guess < 11; guess++) answers.push((await refuse({ current_password: `guess ${guess}` }))[0]);
    expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
    // Also where the guess is right, and at the other door for it.
    expect((await refuse({}))[0]).toBe(429);
    const proof = await refused(house.url, reauthenticate, { as: ada.code, body: { password: ada.password } });
    expect(proof.status).toBe(429);
    now += MINUTE_MS;
    expect((await change()).status).toBe(200);
  });

  test('an account without a password sets its first when it has just proved who it is', async () => {
    await withoutPassword();
    expect((await refuse({ current_password: 'something' }))[0]).toBe(400);
    now += 11 * MINUTE_MS;
    const stale = await refused(house.url, changePassword, { as: ada.code, body: form({ current_password: '' }) });
    expect([stale.status, stale.body['details']]).toEqual([403, { reauthenticate: true }]);
    now -= 5 * MINUTE_MS;
    await change({ current_password: '' });
    await signIn(house.url, ada.user.username, better);
  });

  test('is nothing for visitors and tokens', async () => {
    expect((await refused(house.url, changePassword, { body: form() })).status).toBe(401);
    const made = (
      await call(house.url, makeToken, { as: ada.code, body: { ...token, scopes: ['read', 'submit', 'write'] } })
    ).body;
    for (const endpoint of [changePassword, reauthenticate])
      expect((await refused(house.url, endpoint, { as: made.token, body: form() as never })).status).toBe(403);
  });
});

test('registration keeps to the same rule', async () => {
  const body = { username: 'grace', name: 'Grace Hopper', email: 'grace@example.com' };
  const answer = await refused(house.url, register, { body: { ...body, password: 'gracegrace' } });
  expect(answer).toMatchObject({
    status: 400,
    body: { password: [expect.stringMatching(/^Password is too easy to guess\. /)] },
  });
  expect((await call(house.url, register, { body: { ...body, password: 'a compiler of her own' } })).status).toBe(201);
});

describe('POST /api/reauthenticate/', () => {
  const stale = () => refused(house.url, makeToken, { as: ada.code, body: token });
  const prove = (body: { password?: string; code?: string }) => call(house.url, reauthenticate, { as: ada.code, body });
  const fail = async (body: { password?: string; code?: string }) => {
    const answer = await refused(house.url, reauthenticate, { as: ada.code, body });
    return [answer.status, answer.body['error'], answer.body['details']];
  };

  test('opens dangerous acts for ten minutes, for this session', async () => {
    now += 11 * MINUTE_MS;
    expect(await stale()).toMatchObject({ status: 403, body: { details: { reauthenticate: true } } });
    expect(await fail({ password: 'not mine at all' })).toEqual([400, 'The password is incorrect', undefined]);
    expect(await fail({})).toEqual([400, 'Password is required', undefined]);
    expect((await stale()).status).toBe(403);
    expect((await prove({ password: ada.password })).body).toEqual({ authenticated_at: new Date(now).toISOString() });
    expect((await call(house.url, makeToken, { as: ada.code, body: token })).status).toBe(201);
    now += 10 * MINUTE_MS + 1;
    expect((await stale()).status).toBe(403);
  });

  test('asks for the code of an account that has an app', async () => {
    const { secret } = (await call(house.url, startTotp, { as: ada.code })).body;
    const codeAt = (time: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: time });
    await call(house.url, confirmTotp, { as: ada.code, body: { code: codeAt(now) } });
    now += 11 * MINUTE_MS;
    const needed = { code_needed: true };
    expect(await fail({ password: ada.password })).toEqual([400, 'Enter the code of your authenticator app', needed]);
    expect(await fail({ password: ada.password, code: '12' })).toEqual([400, 'That code isn’t right', needed]);
    expect(await fail({ password: 'not mine at all', code: codeAt(now) })).toEqual([
      400,
      'The password is incorrect',
      undefined,
    ]);
    expect((await stale()).status).toBe(403);
    await prove({ password: ada.password, code: codeAt(now) });
    expect((await call(house.url, makeToken, { as: ada.code, body: token })).status).toBe(201);
  });

  test('says what to do without password and app', async () => {
    await withoutPassword();
    expect((await fail({ password: 'anything' }))[1]).toContain('Sign out and back in');
  });
});
