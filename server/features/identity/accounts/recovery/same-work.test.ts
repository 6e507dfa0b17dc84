import { register } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword } from '@devorbit/contract/identity/recovery.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { mostWork } from '@devorbit/testkit/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** How many times the work that is done for another address is still the same. */
const SAME = 1.5;

let house: House;
let known: string;
beforeAll(async () => {
  house = await openHouse({ env: { LOG_LEVEL: 'silent' } });
  known = (await makeUser(house)).user.email;
  // The job that finds out whether there is anybody to write to comes another day: only what an answer waits for is compared.
  await house.database.raw(`create function another_day() returns trigger language plpgsql as
    $$ begin new.start_after = now() + interval '1 day'; return new; end $$`);
  await house.database.raw(
    'create trigger another_day before insert on pgboss.job for each row execute function another_day()',
  );
});
afterAll(() => house.close());

test('a forgotten password is as much work for an unknown address as for a known one', async () => {
  const ask = (email: string) => call(house.url, forgotPassword, { body: { email } });
  const calls = [() => ask(known), (turn: number) => ask(`nobody${turn}@example.com`)];
  expect(await mostWork(calls)).toBeLessThan(SAME);
});

test('registering is as much work with a taken address as with a free one', async () => {
  const ask = (kind: string, turn: number, email: string) => {
    const username = `${kind}_${turn + 10}`;
    return call(house.url, register, { body: { username, name: 'T', email, password: 'another fine password' } });
  };
  const taken = (turn: number) => ask('taken', turn, known);
  const free = (turn: number) => ask('free', turn, `free${turn}@example.com`);
  expect(await mostWork([taken, free])).toBeLessThan(SAME);
});
