import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { login, type SecondFactorNeeded, type Session } from '@devorbit/contract/identity/accounts.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import {
  confirmTotp,
  loginSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  showSecondFactors,
  startTotp,
} from '@devorbit/contract/identity/second-factors.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse, TEST_SECRET } from '@devorbit/testkit/house.ts';
import { totpCode } from '@devorbit/testkit/totp-code.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admitUser } from '../accounts/commands/admit-user.ts';
import { checkCode } from './commands/check-code.ts';
import { hasTotp } from './door.ts';
import { purgeChallenges } from './jobs.ts';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

let house: House;
let now = Date.parse('2026-05-04T10:00:00Z');
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse({
    clock: { now: () => new Date(now) },
    env: { FAILED_LOGINS_PER_ACCOUNT: '1000' },
  });
});
beforeEach(async () => {
  ada = await makeUser(house);
});
afterAll(() => house.close());

const codeOf = (secret: string, steps = 0): string => totpCode(secret, now + steps * STEP_MS);
const wrongOf = (secret: string): string => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
};

/** Turns the app on and lets its first code grow old. */
async function protect({ code } = ada): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await call(house.url, startTotp, { as: code })).body;
  const { recovery_codes } = (await call(house.url, confirmTotp, { as: code, body: { code: codeOf(secret) } })).body;
  now += 2 * STEP_MS;
  return { secret, recovery: recovery_codes };
}

async function firstStep({ user, password } = ada): Promise<SecondFactorNeeded> {
  const { status, body } = await call(house.url, login, { body: { username: user.username, password } });
  expect(status).toBe(202);
  return body as SecondFactorNeeded;
}
const answer = async (challenge: string, code: string): Promise<Session> =>
  (await call(house.url, loginSecondFactor, { body: { challenge, code } })).body;
const wrongly = (challenge: string, code: string) =>
  refused(house.url, loginSecondFactor, { body: { challenge, code } });
const outcomes = async ({ user } = ada) =>
  (
    await house.database.raw('select outcome, method from sign_ins where user_id = $1 order by id', [user.id])
  ).rows.slice(1);
const factors = async ({ code } = ada) => (await call(house.url, showSecondFactors, { as: code })).body;

describe('setting up an app', () => {
  test('is asked for once its first code was right', async () => {
    expect(await factors()).toEqual({ totp: false, recovery_codes_left: 0, passkeys: [] });
    const { secret, uri } = (await call(house.url, startTotp, { as: ada.code })).body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(uri).toContain(`DevOrbit:${ada.user.username}?issuer=DevOrbit&secret=${secret}`);
    expect(uri).toContain('algorithm=SHA1&digits=6&period=30');

    const { status, body } = await refused(house.url, confirmTotp, { as: ada.code, body: { code: wrongOf(secret) } });
    expect([status, body['error']]).toEqual([400, 'That code isn’t right']);
    expect(await factors()).toMatchObject({ totp: false });
    expect(await hasTotp(house, ada.user.id)).toBe(false);

    const codes = (await call(house.url, confirmTotp, { as: ada.code, body: { code: codeOf(secret) } })).body;
    expect(new Set(codes.recovery_codes).size).toBe(10);
    for (const code of codes.recovery_codes) expect(code).toMatch(/^([0-9a-hjkmnp-z]{4}-){5}[0-9a-hjkmnp-z]{4}$/);
    expect(await factors()).toMatchObject({ totp: true, recovery_codes_left: 10 });
    expect(await hasTotp(house, ada.user.id)).toBe(true);
  });

  test('takes neither a second app beside the first nor a code without a secret', async () => {
    const before = await refused(house.url, confirmTotp, { as: ada.code, body: { code: '123456' } });
    expect(before.status).toBe(409);
    const { secret } = await protect();
    expect((await refused(house.url, startTotp, { as: ada.code })).status).toBe(409);
    const again = { as: ada.code, body: { code: codeOf(secret) } };
    expect((await refused(house.url, confirmTotp, again)).status).toBe(409);
  });

  test('takes six characters that are no digits for a wrong code', async () => {
    const { secret } = (await call(house.url, startTotp, { as: ada.code })).body;
    for (const code of ['１２３４５６', 'ÄÖÜäöü', '12345６'])
      expect(await refused(house.url, confirmTotp, { as: ada.code, body: { code } })).toMatchObject({
        status: 400,
        body: { error: 'That code isn’t right' },
      });
    await call(house.url, confirmTotp, { as: ada.code, body: { code: codeOf(secret) } });
    expect((await wrongly((await firstStep()).challenge, '１２３４５６')).status).toBe(400);
  });

  test('wants a fresh proof of who it is', async () => {
    now += 11 * MINUTE_MS;
    for (const endpoint of [startTotp, confirmTotp, removeTotp, renewRecoveryCodes]) {
      const { status, body } = await refused<Endpoint>(house.url, endpoint, { as: ada.code });
      expect([status, body['details']]).toEqual([403, { reauthenticate: true }]);
    }
  });

  test('leaves nothing in the database that works', async () => {
    const { secret, recovery } = await protect();
    const { challenge } = await firstStep();
    const dump = JSON.stringify(
      await Promise.all(
        ['totp_factors', 'recovery_codes', 'second_factor_challenges'].map(
          async (table) => (await house.database.raw(`select t::text from ${table} t`)).rows,
        ),
      ),
    );
    expect(dump).toContain(`(${ada.user.id},`);
    for (const kept of [secret, challenge, ...recovery]) expect(dump).not.toContain(kept);
  });
});

describe('signing in', () => {
  test('asks for a code after the password, and opens a session for it', async () => {
    const { secret } = await protect();
    const needed = await firstStep();
    expect(needed).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery'],
      expires_at: new Date(now + 5 * MINUTE_MS).toISOString(),
    });
    const session = await answer(needed.challenge, ` ${codeOf(secret).replace(/(...)/, '$1 ')}`);
    expect(session.user.id).toBe(ada.user.id);
    expect(await factors({ ...ada, code: session.session_code })).toMatchObject({ totp: true });
    expect(await outcomes()).toEqual([{ outcome: 'success', method: 'password+totp' }]);
  });

  test.each([-1, 0, 1])('takes the code of a clock that is %i step off, once', async (steps) => {
    const { secret } = await protect();
    const code = codeOf(secret, steps);
    await answer((await firstStep()).challenge, code);
    const { status, body } = await wrongly((await firstStep()).challenge, code);
    expect([status, body['error']]).toEqual([400, 'That code isn’t right']);
    if (steps === 1) await wrongly((await firstStep()).challenge, codeOf(secret));
  });

  test.each([-2, 2])('refuses the code of a clock that is %i steps off', async (steps) => {
    const { secret } = await protect();
    expect((await wrongly((await firstStep()).challenge, codeOf(secret, steps))).status).toBe(400);
    expect(await outcomes()).toEqual([{ outcome: 'wrong_code', method: 'password' }]);
  });

  test('refuses the code that turned the app on', async () => {
    const { secret } = (await call(house.url, startTotp, { as: ada.code })).body;
    const code = codeOf(secret);
    await call(house.url, confirmTotp, { as: ada.code, body: { code } });
    expect((await wrongly((await firstStep()).challenge, code)).status).toBe(400);
  });

  test('lets one of many answers in at once', async () => {
    const { secret } = await protect();
    const challenges = await Promise.all([1, 2, 3].map(() => firstStep()));
    const code = codeOf(secret);
    const tries = await Promise.all(
      [...challenges, challenges[0]!].map(({ challenge }) =>
        fetch(`${house.url}${loginSecondFactor.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ challenge, code }),
        }).then(({ status }) => status),
      ),
    );
    expect(tries.toSorted()).toEqual([200, 400, 400, 400]);
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { recovery } = await protect();
    const [first = '', second = ''] = recovery;
    await answer((await firstStep()).challenge, first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O'));
    expect(await factors()).toMatchObject({ recovery_codes_left: 9 });
    expect((await wrongly((await firstStep()).challenge, first)).status).toBe(400);
    await answer((await firstStep()).challenge, second);
    expect(await outcomes()).toEqual([
      { outcome: 'success', method: 'password+recovery' },
      { outcome: 'wrong_code', method: 'password' },
      { outcome: 'success', method: 'password+recovery' },
    ]);
  });

  test('offers no recovery code where none is left', async () => {
    await protect();
    await house.database.raw('delete from recovery_codes where user_id = $1', [ada.user.id]);
    expect((await firstStep()).methods).toEqual(['totp']);
  });

  test('refuses another account’s codes', async () => {
    await protect();
    const grace = await makeUser(house);
    const hers = await protect(grace);
    const { challenge } = await firstStep();
    expect((await wrongly(challenge, codeOf(hers.secret))).status).toBe(400);
    expect((await wrongly(challenge, hers.recovery[0] ?? '')).status).toBe(400);
    expect(await factors(grace)).toMatchObject({ recovery_codes_left: 10 });
  });

  test('forgets a challenge that was answered, is too old, or never was', async () => {
    const { secret } = await protect();
    const answered = await firstStep();
    await answer(answered.challenge, codeOf(secret));
    const old = await firstStep();
    now += 5 * MINUTE_MS;
    for (const challenge of [answered.challenge, old.challenge, 'nothing']) {
      const { status, body } = await wrongly(challenge, codeOf(secret));
      expect([status, body['error']]).toEqual([400, 'This sign-in has taken too long. Please sign in again.']);
    }
    await purgeChallenges(house);
    const { rows } = await house.database.raw('select from second_factor_challenges where expires_at <= $1', [
      new Date(now),
    ]);
    expect(rows).toEqual([]);
  });

  test('keeps the provider as the method, and tells a suspended user why', async () => {
    const { secret, recovery } = await protect();
    const deps = { ...house, sessionHours: 1 };
    const origin = { ip: '127.0.0.1', userAgent: 'test' };
    const byGitHub = (await admitUser(deps, ada.user.id, 'github', origin)) as SecondFactorNeeded;
    await answer(byGitHub.challenge, codeOf(secret));
    expect(await outcomes()).toEqual([{ outcome: 'success', method: 'github' }]);
    const { challenge } = await firstStep();
    await house.database.raw(`update users set suspended_at = now(), suspended_reason = 'spam' where id = $1`, [
      ada.user.id,
    ]);
    const { status, body } = await wrongly(challenge, recovery[0] ?? '');
    expect([status, body['error']]).toEqual([403, 'Your account is suspended: spam']);
  });
});

describe('guessing', () => {
  test('ends after five wrong codes, whatever the challenge, and starts again after five minutes', async () => {
    const { secret } = await protect();
    const { challenge } = await firstStep();
    for (let tries = 0; tries < 5; tries += 1) expect((await wrongly(challenge, wrongOf(secret))).status).toBe(400);
    const fresh = await firstStep();
    const { status, headers, body } = await wrongly(fresh.challenge, codeOf(secret));
    expect([status, headers.get('retry-after'), body['error']]).toEqual([
      429,
      '300',
      'Too many wrong codes. Try again in 5 minutes.',
    ]);
    expect((await wrongly(challenge, codeOf(secret))).body['error']).toMatch(/taken too long/);
    await expect(checkCode({ ...house, secret: TEST_SECRET }, ada.user.id, codeOf(secret))).rejects.toThrow(/Too many/);
    now += 5 * MINUTE_MS;
    await answer((await firstStep()).challenge, codeOf(secret));
  });

  test('counts tries that come at once', async () => {
    const { secret } = await protect();
    const challenges = await Promise.all(Array.from({ length: 12 }, () => firstStep()));
    const tries = await Promise.all(challenges.map(({ challenge }) => wrongly(challenge, wrongOf(secret))));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

test('a code proves again who holds the account, once', async () => {
  const { secret, recovery } = await protect();
  const deps = { ...house, secret: TEST_SECRET };
  expect(await checkCode(deps, ada.user.id, wrongOf(secret))).toBe(false);
  expect(await checkCode(deps, ada.user.id, codeOf(secret))).toBe(true);
  expect(await checkCode(deps, ada.user.id, codeOf(secret))).toBe(false);
  expect(await checkCode(deps, ada.user.id, recovery[0] ?? '')).toBe(true);
  expect(await checkCode(deps, (await makeUser(house)).user.id, codeOf(secret))).toBe(false);
});

test('the owner is told of every change, of used recovery codes, and of guessing', async () => {
  const { secret, recovery } = await protect();
  await answer((await firstStep()).challenge, recovery[0] ?? '');
  for (let tries = 0; tries < 5; tries += 1) await wrongly((await firstStep()).challenge, wrongOf(secret));
  await call(house.url, renewRecoveryCodes, { as: ada.code });
  await call(house.url, removeTotp, { as: ada.code });
  const { body } = await call(house.url, listNotifications, { as: ada.code });
  const told = body.notifications.toReversed().map(({ kind, title }) => `${kind}: ${title}`);
  expect(told.filter((line) => !line.includes('New sign-in'))).toEqual([
    'security: Two-factor sign-in was turned on',
    'security: A recovery code was used to sign in',
    'security: Several wrong codes were entered for your account',
    'security: New recovery codes were created',
    'security: Two-factor sign-in was turned off',
  ]);
});

test('new recovery codes end the earlier ones', async () => {
  const { recovery } = await protect();
  const { recovery_codes } = (await call(house.url, renewRecoveryCodes, { as: ada.code })).body;
  expect(recovery_codes.filter((code) => recovery.includes(code))).toEqual([]);
  expect((await wrongly((await firstStep()).challenge, recovery[0] ?? '')).status).toBe(400);
  await answer((await firstStep()).challenge, recovery_codes[0] ?? '');
});

test('turned off, nothing more is asked for, and its codes are gone', async () => {
  const { recovery } = await protect();
  const { body } = await call(house.url, removeTotp, { as: ada.code });
  expect(body).toEqual({ totp: false, recovery_codes_left: 0, passkeys: [] });
  const { username } = ada.user;
  expect((await call(house.url, login, { body: { username, password: ada.password } })).status).toBe(200);
  expect(await checkCode({ ...house, secret: TEST_SECRET }, ada.user.id, recovery[0] ?? '')).toBe(false);
  expect((await refused(house.url, removeTotp, { as: ada.code })).status).toBe(409);
  expect((await refused(house.url, renewRecoveryCodes, { as: ada.code })).status).toBe(409);
});
