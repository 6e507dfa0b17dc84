import { showAccount } from '@devorbit/contract/community/profiles.ts';
import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { login } from '@devorbit/contract/identity/accounts.ts';
import { listAudit } from '@devorbit/contract/identity/audit.ts';
import { makeToken } from '@devorbit/contract/identity/tokens.ts';
import {
  listEmails,
  listUsers,
  readEmail,
  restoreUser,
  setRoles,
  showHealth,
  showUser,
  signOutUser,
  suspendUser,
} from '@devorbit/contract/operations/administration.ts';
import { createProblem, updateProblem } from '@devorbit/contract/practice/problems.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let house: House;
let learner: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
let offset = 0;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => new Date(Date.now() + offset) } });
  learner = await makeUser(house, { username: 'lena_learner', name: 'Lena Example' });
  staff = await makeUser(house, { username: 'sven_staff', role: 'staff' });
  admin = await makeUser(house, { username: 'ada_admin', role: 'superuser' });
});
afterAll(() => house.close());

const status = async (code: string | undefined) =>
  (await fetch(`${house.url}${showAccount.path}`, code === undefined ? {} : { headers: { 'x-session-code': code } }))
    .status;
const acts = async (act: string) =>
  (await call(house.url, listAudit, { as: admin.code, query: { act } })).body.map(({ actor, subject, detail }) => ({
    actor,
    subject,
    detail,
  }));
const params = ({ user }: SignedIn) => ({ id: user.id });
const suspend = (by: SignedIn, whom: SignedIn, reason = 'Spam in every statement') =>
  call(house.url, suspendUser, { as: by.code, params: params(whom), body: { reason } });

type Call = [endpoint: Endpoint, input: { params?: { id: number }; body?: object }];
const calls = (): Call[] => [
  [listUsers, {}],
  [showUser, { params: params(learner) }],
  [suspendUser, { params: params(learner), body: { reason: 'x' } }],
  [restoreUser, { params: params(learner) }],
  [signOutUser, { params: params(learner) }],
  [listAudit, {}],
  [listEmails, {}],
  [showHealth, {}],
  [setRoles, { params: params(learner), body: { is_staff: true, is_superuser: true } }],
  [readEmail, { params: { id: 1 } }],
];

test('visitors and learners may none of it, and staff not what is for superusers', async () => {
  for (const [endpoint, input] of calls()) {
    expect((await refused(house.url, endpoint, input)).status).toBe(401);
    expect((await refused(house.url, endpoint, { ...input, as: learner.code })).status).toBe(403);
    if (endpoint.audience === 'superuser')
      expect((await refused(house.url, endpoint, { ...input, as: staff.code })).status).toBe(403);
  }
  expect(await status(learner.code)).toBe(200);
});

test('a dangerous act needs a proof of the last ten minutes', async () => {
  offset = 11 * 60 * 1000;
  for (const [endpoint, input] of calls()) {
    if (!endpoint.fresh) continue;
    const { status: answered, body } = await refused(house.url, endpoint, { ...input, as: admin.code });
    expect({ answered, details: body['details'] }).toEqual({
      answered: 403,
      details: { reauthenticate: true },
    });
  }
  offset = 0;
});

test('users are found by how their username, address or name begins, whatever its case', async () => {
  const other = await makeUser(house, { username: 'odd_name', name: '100% Wanda_' });
  const found = async (search: string, more: object = {}) => {
    const { body, headers } = await call(house.url, listUsers, { as: staff.code, query: { search, ...more } });
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ username }) => username);
  };
  expect(await found('LENA_')).toEqual(['lena_learner']);
  expect(await found('lena_learner@EX')).toEqual(['lena_learner']);
  expect(await found('lena ex')).toEqual(['lena_learner']);
  expect(await found('100% w')).toEqual(['odd_name']);
  expect(await found('%')).toEqual([]);
  expect(await found('lenaX')).toEqual([]);
  expect(await found('', { role: 'superuser' })).toEqual(['ada_admin']);
  expect(await found('', { role: 'staff' })).toEqual(['sven_staff']);
  expect(await found('sven', { role: 'learner' })).toEqual([]);
  expect(await found('', { role: 'learner', state: 'active' })).toContain('odd_name');
  expect(await found('', { state: 'suspended' })).toEqual([]);
  expect(other.user.full_name).toBe('100% Wanda_');
});

test('an index serves the search', async () => {
  const plan = await house.database.transaction(async (tx) => {
    await tx.raw('set local enable_seqscan = off');
    const search = 'lower(u.username) like $1 or lower(u.email) like $1 or lower(u.full_name) like $1';
    return tx.raw(`explain select id from users u where ${search}`, ['lena%']);
  });
  const text = JSON.stringify(plan.rows);
  for (const index of ['users_username_prefix', 'users_email_prefix', 'users_name_prefix'])
    expect(text).toContain(index);
});

test('twenty a page, newest first', async () => {
  const at = new Date('2026-01-01T00:00:00Z');
  for (let made = 0; made < 23; made++)
    await house.database.raw(
      `insert into users (username, email, full_name, date_joined) values ($1, $2, 'Paged', $3)`,
      [`paged${made}`, `paged${made}@example.com`, new Date(at.getTime() + made * 1000)],
    );
  const page = async (number: number) =>
    (await call(house.url, listUsers, { as: staff.code, query: { search: 'paged', page: number } })).body;
  const [first, second] = [await page(1), await page(2)];
  expect([first.length, second.length]).toEqual([20, 3]);
  expect(first[0]?.username).toBe('paged22');
  expect(second.at(-1)?.username).toBe('paged0');
});

test('one user, with what the caller may do', async () => {
  const { body } = await call(house.url, showUser, { as: staff.code, params: params(learner) });
  expect(body).toMatchObject({
    username: 'lena_learner',
    email: 'lena_learner@example.com',
    sessions: 1,
    solved: 0,
    reports: { open: 0, total: 0 },
    may: { moderate: true, set_roles: false },
  });
  expect(body.sign_ins).toMatchObject([{ outcome: 'success', method: 'password', ip_prefix: '127.0.0.0/24' }]);
  const may = async (by: SignedIn, whom: SignedIn) =>
    (await call(house.url, showUser, { as: by.code, params: params(whom) })).body.may;
  expect(await may(staff, staff)).toEqual({ moderate: false, set_roles: false });
  expect(await may(staff, admin)).toEqual({ moderate: false, set_roles: false });
  expect(await may(admin, staff)).toEqual({ moderate: true, set_roles: true });
  expect(await may(admin, admin)).toEqual({ moderate: false, set_roles: false });
  expect((await refused(house.url, showUser, { as: staff.code, params: { id: 2_000_000_000 } })).status).toBe(404);
});

test('a suspended user is out at once, is told why at sign-in, and comes back when restored', async () => {
  const person = await makeUser(house);
  const { user, code, password } = person;
  expect(await status(code)).toBe(200);
  expect((await suspend(staff, person)).body).toMatchObject({
    suspended_reason: 'Spam in every statement',
    sessions: 0,
  });
  expect(await status(code)).toBe(401);
  const credentials = { username: user.username, password };
  expect(await refused(house.url, login, { body: credentials })).toMatchObject({
    status: 403,
    body: { error: 'Your account is suspended: Spam in every statement' },
  });
  const again = await refused(house.url, suspendUser, {
    as: admin.code,
    params: params(person),
    body: { reason: 'again' },
  });
  expect(again.status).toBe(409);
  await call(house.url, restoreUser, { as: staff.code, params: params(person) });
  expect(await status(code)).toBe(401);
  expect((await call(house.url, login, { body: credentials })).status).toBe(200);
  const once = await refused(house.url, restoreUser, { as: staff.code, params: params(person) });
  expect(once.status).toBe(409);
  const subject = `user ${user.id}`;
  expect((await acts('user.suspend')).filter((act) => act.subject === subject)).toEqual([
    {
      actor: 'sven_staff',
      subject,
      detail: { username: user.username, reason: 'Spam in every statement', sessions: 1 },
    },
  ]);
  expect((await acts('user.restore')).filter((act) => act.subject === subject)).toHaveLength(1);
});

test('an access token needs the scope staff, does nothing dangerous, and stops with the suspension of its owner', async () => {
  const person = await makeUser(house, { role: 'superuser' });
  const tokenFor = async (scopes: ('read' | 'write' | 'staff')[]) => {
    const body = { name: scopes.join(' '), scopes, expires_in_days: 1 };
    return (await call(house.url, makeToken, { as: person.code, body })).body.token;
  };
  const [weak, strong] = [await tokenFor(['read', 'write']), await tokenFor(['read', 'write', 'staff'])];
  for (const [endpoint, input] of calls()) {
    expect((await refused(house.url, endpoint, { ...input, as: weak })).status).toBe(403);
    if (endpoint.fresh) expect((await refused(house.url, endpoint, { ...input, as: strong })).status).toBe(403);
    else expect((await call(house.url, endpoint, { ...input, as: strong })).status).toBe(200);
  }
  await suspend(admin, person);
  for (const code of [weak, strong, person.code]) expect(await status(code)).toBe(401);
});

test('signing out ends the sessions, and nothing else', async () => {
  const person = await makeUser(house);
  expect((await call(house.url, signOutUser, { as: staff.code, params: params(person) })).body.sessions).toBe(0);
  expect(await status(person.code)).toBe(401);
  const { username } = person.user;
  expect((await call(house.url, login, { body: { username, password: person.password } })).status).toBe(200);
});

test('staff act on learners alone, and nobody on themselves', async () => {
  const otherStaff = await makeUser(house, { role: 'staff' });
  const tries = [
    [staff, staff],
    [staff, otherStaff],
    [staff, admin],
    [admin, admin],
  ] as const;
  for (const [by, whom] of tries) {
    const reason = { reason: 'no' };
    for (const answer of [
      await refused(house.url, suspendUser, { as: by.code, params: params(whom), body: reason }),
      await refused(house.url, restoreUser, { as: by.code, params: params(whom) }),
      await refused(house.url, signOutUser, { as: by.code, params: params(whom) }),
    ])
      expect(answer.status).toBe(403);
    expect(await status(whom.code)).toBe(200);
  }
  const own = { is_staff: false, is_superuser: false };
  expect((await refused(house.url, setRoles, { as: admin.code, params: params(admin), body: own })).status).toBe(403);
  expect((await suspend(admin, otherStaff)).status).toBe(200);
  expect(await status(otherStaff.code)).toBe(401);
});

test('roles count from the next call on, and are kept in the audit log', async () => {
  const person = await makeUser(house);
  const set = (is_staff: boolean, is_superuser: boolean) =>
    call(house.url, setRoles, { as: admin.code, params: params(person), body: { is_staff, is_superuser } });
  expect((await set(true, false)).body).toMatchObject({ is_staff: true, is_superuser: false });
  expect((await call(house.url, listUsers, { as: person.code })).status).toBe(200);
  await set(true, false);
  await set(false, false);
  expect((await refused(house.url, listUsers, { as: person.code })).status).toBe(403);
  const kept = (await acts('user.roles')).filter(({ subject }) => subject === `user ${person.user.id}`);
  expect(kept.map(({ detail }) => detail['after'])).toEqual([
    { is_staff: false, is_superuser: false },
    { is_staff: true, is_superuser: false },
  ]);
});

test('two superusers who take each other’s role at the same time leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const one = await makeUser(house, { role: 'superuser' });
    const two = await makeUser(house, { role: 'superuser' });
    const body = { is_staff: false, is_superuser: false };
    const take = async (by: SignedIn, whom: SignedIn) =>
      (
        await fetch(`${house.url}/api/admin/users/${whom.user.id}/roles/`, {
          method: 'PUT',
          headers: { 'x-session-code': by.code, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    expect((await Promise.all([take(one, two), take(two, one)])).toSorted()).toEqual([200, 403]);
    const { left } = await house.database.row(
      z.object({ left: z.number() }),
      'select count(*) as left from users where id = any ($1) and is_superuser',
      [[one.user.id, two.user.id]],
    );
    expect(left).toBe(1);
    await house.database.raw('update users set is_superuser = false where id = any ($1)', [[one.user.id, two.user.id]]);
  }
});

test('what staff do to problems is kept, and is gone where the act fails', async () => {
  const { body } = await call(house.url, createProblem, {
    as: staff.code,
    body: { title: 'Audited', statement: 'A statement' },
  });
  await call(house.url, updateProblem, { as: staff.code, params: { id: body.id }, body: { title: 'Audited twice' } });
  const subject = `problem ${body.id}`;
  expect((await acts('problem.')).filter((act) => act.subject === subject)).toEqual([
    { actor: 'sven_staff', subject, detail: { fields: ['title'] } },
    { actor: 'sven_staff', subject, detail: { title: 'Audited' } },
  ]);
  await house.database.raw('alter table problem_versions rename to lost');
  const failed = await refused(house.url, createProblem, {
    as: staff.code,
    body: { title: 'Never', statement: 'A statement' },
  });
  await house.database.raw('alter table lost rename to problem_versions');
  expect(failed.status).toBe(500);
  expect((await acts('problem.create')).map(({ detail }) => detail['title'])).not.toContain('Never');
});

test('the audit log is read in pages and by actor, and nothing changes it', async () => {
  await house.database.raw(
    `insert into audit_log (at, actor_name, act, subject) select now(), 'Robot', 'test.paged', n::text from generate_series(1, 60) n`,
  );
  const read = async (query: object) => (await call(house.url, listAudit, { as: staff.code, query })).body;
  const first = await read({ actor: 'robot', act: 'test.' });
  expect(first).toHaveLength(50);
  expect(first[0]?.subject).toBe('60');
  const second = await read({ actor: 'robot', act: 'test.', before: first.at(-1)?.id });
  expect(second.map(({ subject }) => Number(subject))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await read({ actor: 'robo' })).toEqual([]);
  for (const change of [
    `update audit_log set act = 'x' where act = 'test.paged'`,
    `delete from audit_log`,
    'truncate audit_log',
  ])
    await expect(house.database.raw(change)).rejects.toThrow('append only');
  const gone = await makeUser(house, { role: 'superuser' });
  await call(house.url, signOutUser, { as: gone.code, params: params(staff) });
  staff = { ...staff, ...(await makeUser(house, { username: 'sven_again', role: 'staff' })) };
  await house.database.raw('delete from users where id = $1', [gone.user.id]);
  expect((await read({ actor: gone.user.username }))[0]?.act).toBe('user.sign_out');
});

test('health says what there is and holds no secret', async () => {
  const { body } = await call(house.url, showHealth, { as: staff.code });
  expect(body).toMatchObject({ database: { ok: true }, runners: [], sign_in_with: { google: false, github: false } });
  expect(body.database.ok && body.database.migrations).toBeGreaterThan(15);
  expect(body.queues?.map(({ name }) => name)).toContain('judge');
  expect(body.counts?.users).toBeGreaterThan(3);
  expect(JSON.stringify(body)).not.toContain(house.env.SECRET);
});

test('emails: staff see that they were sent, superusers what they say', async () => {
  await house.database.raw(
    `insert into emails (at, to_address, subject) values (now(), 'someone@example.com', 'An email')`,
  );
  const emails = (await call(house.url, listEmails, { as: staff.code })).body;
  expect(emails.find(({ subject }) => subject === 'An email')).toMatchObject({
    to_address: 'someone@example.com',
    status: 'queued',
    readable: false,
  });
  const id = emails[0]?.id ?? 0;
  expect((await refused(house.url, readEmail, { as: admin.code, params: { id } })).status).toBe(404);
});
