import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { login } from '@devorbit/contract/identity/accounts.ts';
import { listAudit } from '@devorbit/contract/identity/audit.ts';
import { listUsers, setUp } from '@devorbit/contract/operations/administration.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetup } from './commands/open-setup.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const password = 'seven lanterns over a quiet harbour';
const person = (username: string) => ({ username, name: 'First One', email: `${username}@example.com`, password });
const setUpAs = async (token: string, username: string) =>
  (await refused(house.url, setUp, { body: { token, ...person(username) } })).status;
const superusers = async () =>
  (await house.database.raw('select username from users where is_superuser order by id')).rows;
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['make-superuser.ts', ...args], {
    cwd: new URL('../../../../', import.meta.url).pathname,
    env: { PATH: process.env['PATH'], DATABASE_URL: house.databaseUrl },
    encoding: 'utf8',
    timeout: 240_000,
  });

test('the operator’s token makes the first superuser, once', async () => {
  const first = (await openSetup(house)) ?? '';
  const token = (await openSetup(house)) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await house.database.raw('select digest from setup_tokens');
  expect(rows).toEqual([{ digest: createHash('sha256').update(token).digest() }]);

  expect(await setUpAs(first, 'early')).toBe(404);
  expect(await setUpAs('x', 'early')).toBe(404);
  await makeUser(house, { username: 'taken_name' });
  const taken = await refused(house.url, setUp, { body: { token, ...person('taken_name'), password: 'short' } });
  expect(taken).toMatchObject({ status: 400, body: { password: ['Password must be at least 8 characters'] } });
  const name = await refused(house.url, setUp, { body: { token, ...person('taken_name') } });
  expect(name.status).toBe(400);
  expect(name.body['username']).toEqual(['A user with that username already exists.']);
  const weak = await refused(house.url, setUp, { body: { token, ...person('founder'), password: 'password1' } });
  expect(Object.keys(weak.body)).toEqual(['password']);
  expect(await superusers()).toEqual([]);

  const { status, body } = await call(house.url, setUp, { body: { token, ...person('founder') } });
  expect({ status, user: body.user }).toMatchObject({ status: 201, user: { is_staff: true, is_superuser: true } });
  const { session_code } = await signIn(house.url, 'founder', password);
  expect((await call(house.url, listUsers, { as: session_code })).status).toBe(200);
  expect((await call(house.url, listAudit, { as: session_code })).body).toMatchObject([
    { act: 'setup.superuser', actor: 'operator', detail: { username: 'founder' } },
  ]);

  expect(await setUpAs(token, 'second')).toBe(404);
  expect(await openSetup(house)).toBe(null);
  expect(await superusers()).toEqual([{ username: 'founder' }]);
});

test('a token is worth nothing once there is a superuser, however that one was made', async () => {
  await house.database.raw('update users set is_superuser = false');
  const token = (await openSetup(house)) ?? '';
  await house.database.raw(`update users set is_superuser = true where username = 'taken_name'`);
  expect(await setUpAs(token, 'late')).toBe(404);
  expect(await superusers()).toEqual([{ username: 'taken_name' }]);
  await house.database.raw('update users set is_superuser = false');
});

test('of two who use the token at once one becomes superuser', async () => {
  const token = (await openSetup(house)) ?? '';
  const use = async (username: string) =>
    (
      await fetch(house.url + setUp.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, ...person(username) }),
      })
    ).status;
  expect((await Promise.all([use('racer_one'), use('racer_two')])).toSorted()).toEqual([201, 404]);
  expect(await superusers()).toHaveLength(1);
});

test('npm run make:superuser makes one by name, and says so where there is none', async () => {
  const user = await makeUser(house, { username: 'Promoted' });
  expect(run()).toMatchObject({ status: 2, stderr: 'Whom? npm run make:superuser -- USERNAME\n' });
  expect(run('nobody_here')).toMatchObject({
    status: 1,
    stderr: "There is no user named 'nobody_here'. Sign up first, then run this again.\n",
  });
  expect(run('promoted')).toMatchObject({
    status: 0,
    stdout: "'promoted' is a superuser now, from the next page on.\n",
  });
  expect(run('promoted')).toMatchObject({ status: 0, stdout: "'promoted' is a superuser already.\n" });
  const { body } = await call(house.url, listAudit, { as: user.code, query: { act: 'user.make_superuser' } });
  expect(body).toMatchObject([{ actor: 'operator', subject: `user ${user.user.id}` }]);
  expect((await call(house.url, login, { body: { username: 'promoted', password: user.password } })).status).toBe(200);
});
