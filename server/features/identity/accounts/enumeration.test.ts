import { login } from '@devorbit/contract/identity/accounts.ts';
import { refused } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { mostWork } from '@devorbit/testkit/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** How many times the work that is done for another name is still the same. */
const SAME = 1.5;

let house: House;
/** What a stranger may try: an account that is not there, and three that are. */
const names: string[] = ['nobody_here'];
let suspendedPassword = '';
beforeAll(async () => {
  house = await openHouse({ env: { FAILED_LOGINS_PER_ACCOUNT: '100000', LOGINS_PER_ADDRESS: '100000' } });
  const [known, suspended, social] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  await house.database.raw("update users set suspended_at = now(), suspended_reason = 'spam' where id = $1", [
    suspended.user.id,
  ]);
  await house.database.raw('update users set password_hash = null where id = $1', [social.user.id]);
  names.push(known.user.username, suspended.user.username, social.user.username);
  suspendedPassword = suspended.password;
});
afterAll(() => house.close());

const attempt = (username: string) => refused(house.url, login, { body: { username, password: 'a wrong password' } });

test('an unknown, a known, a suspended and a passwordless account get one answer', async () => {
  const answers = [];
  for (const username of names) {
    const { status, body, headers } = await attempt(username);
    const { request_id: _, ...said } = body;
    answers.push({ status, said, headers: [...headers.keys()].toSorted() });
  }
  expect(answers[0]).toMatchObject({ status: 400, said: { error: 'Invalid username or password' } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a suspension is told after the right password only', async () => {
  const right = { username: names[2] ?? '', password: suspendedPassword };
  expect(await refused(house.url, login, { body: right })).toMatchObject({
    status: 403,
    body: { error: 'Your account is suspended: spam' },
  });
});

test('a password is looked at for each of them: none is answered for less work', async () => {
  const calls = names.map((username) => () => attempt(username));
  expect(await mostWork(calls)).toBeLessThan(SAME);
});
