import { login } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword, resetPassword } from '@devorbit/contract/identity/recovery.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailTo } from '@devorbit/testkit/outbox.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MINUTE_MS = 60_000;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let house: House;
/** Looks at fewer tries of one address, where their number is not the question: each costs a password's work. */
let strict: House;
const STRICT = 20;
let now = Date.parse('2026-05-04T10:00:00Z');
beforeAll(async () => {
  // A proxy says where a try comes from.
  const open = (perAddress: number) =>
    openHouse({
      clock: { now: () => new Date(now) },
      env: { LOGINS_PER_ADDRESS: String(perAddress), FAILED_LOGINS_PER_ACCOUNT: '10', TRUST_PROXY: 'true' },
    });
  // As an operator has it who sets nothing.
  house = await open(100);
  strict = await open(STRICT);
});
afterAll(async () => {
  await house.close();
  await strict.close();
});

type Try = { username: string; password?: string; from?: string; userAgent?: string; at?: House };
const tryOnce = ({ username, password = 'a wrong one', from = '198.51.100.7', userAgent = 'curl/8.0', at }: Try) =>
  fetch((at ?? house).url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'user-agent': userAgent },
    body: JSON.stringify({ username, password }),
  });
const statusOf = async (given: Try): Promise<number> => (await tryOnce(given)).status;

/** Every try in turn, `at` a time; answers how often each status came. */
async function storm(tries: Try[], at = 25): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let next = 0; next < tries.length; next += at)
    for (const status of await Promise.all(tries.slice(next, next + at).map(statusOf)))
      counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const many = (count: number, one: (index: number) => Try): Try[] => Array.from({ length: count }, (_, at) => one(at));
/** One address for each try. */
const anywhere = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

// Thousands of calls: a busy machine takes minutes for them.
const patience = { timeout: 600_000 };

describe('wrong logins from one address', patience, () => {
  test('1,000 over many accounts: 100 are looked at, then it is locked, for longer each time', async () => {
    const from = '203.0.113.1';
    const guesses = (count: number) => many(count, (at) => ({ username: `somebody_${at}`, from }));
    expect(await storm(guesses(1_000))).toEqual({ 400: 100, 429: 900 });
    // What is locked is not looked at: the right password of a real account neither.
    const { user, password } = await makeUser(house);
    expect(await statusOf({ username: user.username, password, from })).toBe(429);
    const let_through = [];
    for (const minutes of [1, 5, 15, 15]) {
      now += minutes * MINUTE_MS;
      let_through.push((await storm(guesses(40)))[400]);
    }
    expect(let_through).toEqual([34, 34, 34, 34]);
    // Nobody else pays for it.
    expect(await statusOf({ username: user.username, password, from: '203.0.113.2' })).toBe(200);
  });

  test('with logins of one’s own between them: these buy no more tries', async () => {
    const from = '203.0.113.3';
    const mallory = await makeUser(strict);
    const own = { username: mallory.user.username, password: mallory.password, from, at: strict };
    const tries = many(40, (at) => (at % 5 === 4 ? own : { username: `somebody_else_${at}`, from, at: strict }));
    expect(await storm(tries, 1)).toMatchObject({ 400: STRICT });
  });

  test('over one account', async () => {
    const { user } = await makeUser(house);
    const tries = many(300, () => ({ username: user.username, from: '203.0.113.4' }));
    expect(await storm(tries)).toEqual({ 400: 10, 429: 290 });
  });

  test('with invented addresses before the one that the proxy adds: it is the proxy’s that counts', async () => {
    const from = (at: number) => `${anywhere(at)}, 203.0.113.5`;
    const tries = many(STRICT + 30, (at) => ({ username: `invented_${at}`, from: from(at), at: strict }));
    expect(await storm(tries)).toEqual({ 400: STRICT, 429: 30 });
  });

  test('one customer’s network of IPv6 is one address', async () => {
    const from = (at: number) => `2001:db8:7:${at.toString(16)}::${at}`;
    const tries = many(STRICT + 50, (at) => ({ username: `v6_${at}`, from: from(at), at: strict }));
    expect(await storm(tries)).toEqual({ 400: STRICT, 429: 50 });
  });
});

describe('one account from many addresses', patience, () => {
  test('is locked, but not for good, and never for the device its owner has used before', async () => {
    const { user, password } = await makeUser(house);
    const { username } = user;
    const home = { username, password, from: '192.0.2.50', userAgent: browser };
    expect(await statusOf(home)).toBe(200);
    const attack = (count: number) => many(count, (at) => ({ username, from: anywhere(at) }));
    expect(await storm(attack(300))).toEqual({ 400: 10, 429: 290 });
    // From elsewhere even the right password has to wait ...
    expect(await statusOf({ ...home, from: '192.0.2.240', userAgent: 'another browser' })).toBe(429);
    // ... the owner's own device does not, also from another address of its network, and also after a few slips.
    expect(await statusOf({ ...home, from: '192.0.2.51', password: 'a slip' })).toBe(400);
    expect(await statusOf(home)).toBe(200);
    // A device of its own allowance is no way round: it is locked too.
    const slips = many(20, () => ({ ...home, password: 'a slip' }));
    expect(await storm(slips, 5)).toEqual({ 400: 10, 429: 10 });
    // However long it goes on, a stranger's lock ends after 15 minutes at most.
    for (let round = 0; round < 6; round++) {
      now += 15 * MINUTE_MS;
      await storm(attack(12));
    }
    const away = await tryOnce({ ...home, from: '192.0.2.240', userAgent: 'another browser' });
    expect(away.status).toBe(429);
    expect(Number(away.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    now += 15 * MINUTE_MS;
    expect(await statusOf({ ...home, from: '192.0.2.240', userAgent: 'another browser' })).toBe(200);
  });

  test('says the same of an account that does not exist', async () => {
    const { user } = await makeUser(house);
    const answers = [];
    for (const username of [user.username, 'nobody_at_all', user.email, 'nobody_at_all@example.com']) {
      const seen = [];
      for (let at = 0; at < 12; at++) {
        const answer = await tryOnce({ username, from: anywhere(70_000 + answers.length * 100 + at) });
        seen.push([answer.status, await answer.text(), answer.headers.get('retry-after')]);
      }
      answers.push(seen);
    }
    expect(answers[0]?.at(-1)).toEqual([429, expect.stringContaining('Try again in 60 seconds'), '60']);
    for (const seen of answers) expect(seen).toEqual(answers[0]);
  });

  /** Every way to write a name that PostgreSQL folds to the same: case, a dotted capital İ for i, the Kelvin sign for k. */
  const spellings = (name: string): string[] =>
    [...name].reduce<string[]>(
      (before, letter) =>
        before.flatMap((start) =>
          [letter, letter.toUpperCase(), ...(letter === 'i' ? ['İ'] : letter === 'k' ? ['\u212a'] : [])].map(
            (written) => start + written,
          ),
        ),
      [''],
    );

  test('no spelling of a name buys more tries, whether or not it has an account', async () => {
    const { user } = await makeUser(house, { username: 'kiki' });
    expect(user.username).toBe('kiki');
    for (const [round, name] of [' kiki ', 'iki4'].entries()) {
      const names = spellings(name.trim()).map((spelled) => name.replace(name.trim(), spelled));
      const tries = names.map((username, at) => ({ username, from: anywhere(90_000 + round * 1_000 + at) }));
      expect(await storm(tries)).toEqual({ 400: 10, 429: names.length - 10 });
    }
  });

  test('tries by name and by address are tries on one account: beyond them no password is looked at', async () => {
    const { user, password } = await makeUser(house);
    const from = (at: number) => ({ from: anywhere(100_000 + at) });
    const wrong = many(10, (at) => ({ username: at % 2 === 0 ? user.username : user.email, ...from(at) }));
    expect(await storm(wrong)).toEqual({ 400: 10 });
    // Said as of a wrong password: a lock would tell whose address it is.
    for (const username of [user.username, user.email]) {
      const answer = await tryOnce({ username, password, ...from(50) });
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('Invalid username or password'),
      ]);
    }
    now += 15 * MINUTE_MS;
    expect(await statusOf({ username: user.email, password, ...from(51) })).toBe(200);
    // A success clears what was counted by either.
    expect(await storm(many(10, (at) => ({ username: user.username, ...from(60 + at) })))).toEqual({ 400: 10 });
  });

  test('a new password by mail opens what others had locked', async () => {
    const { user } = await makeUser(house);
    await storm(many(11, (at) => ({ username: user.username, from: anywhere(110_000 + at) })));
    await call(house.url, forgotPassword, { body: { email: user.email } });
    const email = await emailTo(house, user.email, 'Reset your DevOrbit password');
    const token = new URL(email.links[0] ?? '').hash.replace('#token=', '');
    const password = 'seven quiet lighthouses';
    await call(house.url, resetPassword, { body: { token, new_password: password, confirm_password: password } });
    expect(await statusOf({ username: user.email, password, from: anywhere(111_000) })).toBe(200);
  });
});

test('what is counted names neither accounts nor addresses', async () => {
  await refused(house.url, login, { body: { username: 'traceable_name', password: 'a wrong one' } });
  const { rows } = await house.database.raw('select t::text as row from proof_tries t');
  expect(JSON.stringify(rows)).not.toMatch(/traceable|127\.0\.0|203\.0\.113/);
  expect(rows.length).toBeGreaterThan(0);
});
