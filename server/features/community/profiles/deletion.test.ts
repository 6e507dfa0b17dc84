import { FRESH_MS } from '@devorbit/contract/access.ts';
import { DELETION_DAYS } from '@devorbit/contract/community/profiles-limits.ts';
import {
  askForDeletion,
  keepAccount,
  showAccount,
  showPublicProfile,
  updatePreferences,
  updateProfile,
} from '@devorbit/contract/community/profiles.ts';
import { register } from '@devorbit/contract/identity/accounts.ts';
import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import { erasureOf } from '@devorbit/server/platform/erasure.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { openQueue, type Queue } from '@devorbit/server/platform/queue.ts';
import { createSeal } from '@devorbit/server/platform/sealed.ts';
import { features, queues } from '@devorbit/server/registry.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rebuildLeaderboard } from '../../practice/leaderboard/commands/rebuild-leaderboard.ts';
import { anonymiseDueUsers } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-03-01T10:00:00Z');
let now = NOW;
const clock = { now: () => now };

let house: House;
let queue: Queue;
const log = createLog('silent');
beforeAll(async () => {
  house = await openHouse({ clock });
  queue = await openQueue(house.database, log, queues);
});
afterAll(async () => {
  await queue.close();
  await house.close();
});
afterEach(() => {
  now = NOW;
});

const rows = async (sql: string, params: unknown[] = []) => (await house.database.raw(sql, params)).rows;
const ask = ({ user, code }: SignedIn, username = user.username) =>
  call(house.url, askForDeletion, { as: code, body: { username } });
const goOn = (days: number) => {
  now = new Date(NOW.getTime() + days * DAY_MS);
};
const housekeeping = () =>
  anonymiseDueUsers({
    database: house.database,
    clock,
    queue,
    seal: createSeal(house.env.SECRET, 'mail'),
    log,
    erasure: erasureOf(features),
  });

describe('asking for the deletion', () => {
  test('is due 14 days later, is told, and can be taken back; the account works meanwhile', async () => {
    const ada = await makeUser(house);
    const { deletion_due_at } = (await ask(ada)).body;
    expect(deletion_due_at).toBe(new Date(NOW.getTime() + DELETION_DAYS * DAY_MS).toISOString());
    const told = () =>
      rows("select kind, title from notifications where user_id = $1 and title like 'Your account%' order by id", [
        ada.user.id,
      ]);
    expect(await told()).toEqual([{ kind: 'security', title: 'Your account will be deleted on 15 March 2026.' }]);

    goOn(13);
    await housekeeping();
    const { session_code: as } = await signIn(house.url, ada.user.username, ada.password);
    expect((await call(house.url, showAccount, { as })).body.deletion_due_at).toBe(deletion_due_at);
    expect((await call(house.url, askForDeletion, { as, body: { username: ada.user.username } })).body).toEqual({
      deletion_due_at,
    });
    await call(house.url, keepAccount, { as });
    await call(house.url, keepAccount, { as });
    expect((await call(house.url, showAccount, { as })).body.deletion_due_at).toBeNull();
    expect(await told()).toEqual([
      expect.anything(),
      expect.objectContaining({ title: 'Your account won’t be deleted.' }),
    ]);

    goOn(15);
    await housekeeping();
    expect((await signIn(house.url, ada.user.username, ada.password)).user.id).toBe(ada.user.id);
  });

  let dotted: SignedIn;
  beforeAll(async () => {
    dotted = await makeUser(house, { username: 'ada.b' });
  });
  test.each(['', 'ADA.B', 'ada.b ', 'somebody'])('%j is not the typed confirmation of ada.b', async (username) => {
    const { session_code: code } = await signIn(house.url, dotted.user.username, dotted.password);
    expect(await refused(house.url, askForDeletion, { as: code, body: { username } })).toMatchObject({
      status: 400,
      body: { message: 'Type your username exactly as shown' },
    });
    expect((await call(house.url, showAccount, { as: code })).body.deletion_due_at).toBeNull();
  });

  test('needs a session that has just proved who it is', async () => {
    const ada = await makeUser(house);
    const body = { username: ada.user.username };
    expect((await refused(house.url, askForDeletion, { body })).status).toBe(401);
    expect((await refused(house.url, keepAccount)).status).toBe(401);
    now = new Date(NOW.getTime() + FRESH_MS + 1);
    expect(await refused(house.url, askForDeletion, { as: ada.code, body })).toMatchObject({
      status: 403,
      body: { details: { reauthenticate: true } },
    });
  });

  test('the last superuser stays, now and when the time has come', async () => {
    await house.database.raw('update users set is_superuser = false');
    const [one, other] = [await makeUser(house, { role: 'superuser' }), await makeUser(house, { role: 'superuser' })];
    await house.database.raw('update users set suspended_at = now() where id = $1', [other.user.id]);
    expect(
      await refused(house.url, askForDeletion, { as: one.code, body: { username: one.user.username } }),
    ).toMatchObject({
      status: 409,
      body: { message: 'You’re the only superuser. Make someone else a superuser before you delete your account.' },
    });
    await house.database.raw('update users set suspended_at = null where id = $1', [other.user.id]);

    const answers = await Promise.all(
      [one, other].map(({ user, code }) =>
        fetch(house.url + askForDeletion.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-session-code': code },
          body: JSON.stringify({ username: user.username }),
        }).then(({ status }) => status),
      ),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    goOn(15);
    await house.database.raw('update users set deletion_due_at = $1 where is_superuser', [NOW]);
    await housekeeping();
    expect(await rows('select count(*) from users where is_superuser and anonymised_at is null')).toEqual([
      { count: 2 },
    ]);
    await house.database.raw('update users set is_superuser = false, deletion_due_at = null');
  });
});

describe('when the time has come', () => {
  let traces = 0;
  /** Somebody who has left traces everywhere, and who is about to go. */
  async function makeTraces(): Promise<SignedIn & { problem: number; own: number }> {
    const ada = await makeUser(house, { username: `traces-of-${++traces}-here`, name: 'Augusta Ada' });
    const { user, code } = ada;
    await call(house.url, updateProfile, {
      as: code,
      body: { bio: 'secret bio', phone: '+91 20', skills: ['weaving'] },
    });
    await call(house.url, updatePreferences, { as: code, body: { theme: 'dark' } });
    await house.database.raw('insert into blobs (digest, size) values ($1, 1) on conflict do nothing', [
      'a'.repeat(64),
    ]);
    await house.database.raw('insert into pictures (user_id, digest, created_at) values ($1, $2, now())', [
      user.id,
      'a'.repeat(64),
    ]);
    const [problem, own] = [await makeProblem(house), await makeProblem(house, { title: 'By Ada' })];
    await house.database.raw("update problems set author_id = $1, source = 'User' where id = $2", [user.id, own]);
    const submission = await makeSubmission(house, { user_id: user.id, problem_id: problem });
    await house.database.raw('update submissions set shared_at = now() where id = $1', [submission]);
    await ask(ada);
    return { ...ada, problem, own };
  }

  test('what is personal is gone, what others build on stays, and nobody can come in', async () => {
    const { user, code, password, problem, own } = await makeTraces();
    const before = await rows('select solves, attempts from problems where id = $1', [problem]);
    goOn(14);
    const { session_code } = await signIn(house.url, user.username, password);
    await housekeeping();

    const [row] = await rows('select * from users where id = $1', [user.id]);
    expect(row).toMatchObject({
      username: `deleted-user-${user.id}`,
      email: `deleted-${user.id}@deleted.invalid`,
      full_name: 'Deleted user',
      password_hash: null,
      email_verified_at: null,
      deletion_due_at: null,
      anonymised_at: now.toISOString(),
    });
    for (const { table, column } of erasureOf(features).columns)
      expect({ table, rows: await rows(`select * from ${table} where ${column} = $1`, [user.id]) }).toEqual({
        table,
        rows: [],
      });
    for (const as of [code, session_code]) expect((await refused(house.url, showAccount, { as })).status).toBe(401);
    await expect(signIn(house.url, user.username, password)).rejects.toThrow('Invalid username or password');
    await expect(signIn(house.url, `deleted-user-${user.id}`, password)).rejects.toThrow(
      'Invalid username or password',
    );
    for (const username of [user.username, `deleted-user-${user.id}`])
      expect((await refused(house.url, showPublicProfile, { params: { username } })).status).toBe(404);

    expect(await rows('select solves, attempts from problems where id = $1', [problem])).toEqual(before);
    expect(await rows('select title, author_id from problems where id = $1', [own])).toEqual([
      { title: 'By Ada', author_id: user.id },
    ]);
    expect(await rows('select status, shared_at from submissions where user_id = $1', [user.id])).toEqual([
      { status: 'Accepted', shared_at: null },
    ]);
    const emails = await rows("select subject from emails where to_address = $1 and subject like '%deleted'", [
      user.email,
    ]);
    expect(emails).toEqual([{ subject: 'Your account has been deleted' }]);
  });

  test('no text of the database holds the name, the address or the profile any more', async () => {
    const ada = await makeTraces();
    goOn(14);
    await housekeeping();
    const tables = (await rows(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )) as { table_name: string }[];
    const found: string[] = [];
    for (const { table_name } of tables)
      for (const word of [ada.user.email, ada.user.username, 'Augusta Ada', 'secret bio', 'weaving'])
        if (
          (await rows(`select from "${table_name}" t where t::text like '%' || $1::text || '%' limit 1`, [word]))
            .length > 0
        )
          found.push(`${table_name}: ${word}`);
    // The last email itself, for as long as emails are listed.
    expect(found).toEqual([`emails: ${ada.user.email}`, `emails: ${ada.user.username}`]);
  });

  test('the leaderboard forgets them, also when it is built anew; name and address are free', async () => {
    const ada = await makeTraces();
    const other = await makeUser(house);
    await makeSubmission(house, { user_id: other.user.id, problem_id: ada.problem });
    goOn(14);
    await housekeeping();
    const board = async () => (await call(house.url, showLeaderboard)).body;
    const ids = (await board()).rows.map(({ user_id }) => user_id);
    expect([ids.includes(ada.user.id), ids.includes(other.user.id)]).toEqual([false, true]);
    const kept = await rows('select * from leaderboard_scores where users > 0 order by 1, 2, 3, 4');
    await rebuildLeaderboard(house);
    expect((await board()).rows.map(({ user_id }) => user_id)).toEqual(ids);
    expect(await rows('select * from leaderboard_scores where users > 0 order by 1, 2, 3, 4')).toEqual(kept);
    const { username, email } = ada.user;
    const again = { username, email, name: 'Ada', password: 'violet engines weave algebra 1843' };
    expect((await call(house.url, register, { body: again })).status).toBe(201);
  });

  test('a second time nothing happens; what failed in the middle is as it was, is told, and keeps no other from its turn', async () => {
    const [broken, sound] = [await makeTraces(), await makeTraces()];
    const whole = () => rows('select * from users order by id');
    await house.database.raw(
      `create function refuse() returns trigger language plpgsql as $$ begin
         if old.id = ${broken.user.id} and new.anonymised_at is not null then raise exception 'lost power'; end if; return new; end $$`,
    );
    await house.database.raw('create trigger refuse before update on users for each row execute function refuse()');
    goOn(14);
    await expect(housekeeping()).rejects.toThrow('One account was not deleted. lost power');
    expect(await rows('select username, anonymised_at from users where id = $1', [broken.user.id])).toEqual([
      { username: broken.user.username, anonymised_at: null },
    ]);
    expect(await rows('select bio from profiles where user_id = $1', [broken.user.id])).toEqual([
      { bio: 'secret bio' },
    ]);
    expect(await rows('select from users where id = $1 and anonymised_at is not null', [sound.user.id])).toHaveLength(
      1,
    );

    await house.database.raw('drop function refuse cascade');
    await Promise.all([housekeeping(), housekeeping()]);
    expect(await rows('select from users where id = $1 and anonymised_at is not null', [broken.user.id])).toHaveLength(
      1,
    );
    const once = await whole();
    await housekeeping();
    expect(await whole()).toEqual(once);
  });

  test('a verdict that is still to come is waited for', async () => {
    const { user, problem } = await makeTraces();
    const submission = await makeSubmission(house, { user_id: user.id, problem_id: problem });
    await house.database.raw('update submissions set judged_at = null where id = $1', [submission]);
    const gone = () => rows('select from users where id = $1 and anonymised_at is not null', [user.id]);
    goOn(14);
    await housekeeping();
    expect(await gone()).toEqual([]);
    await house.database.raw('update submissions set judged_at = now() where id = $1', [submission]);
    await housekeeping();
    expect(await gone()).toHaveLength(1);
  });

  test('a name that somebody has taken in advance does not stand in the way', async () => {
    const ada = await makeTraces();
    await makeUser(house, { username: `Deleted-User-${ada.user.id}` });
    goOn(14);
    await housekeeping();
    const [row] = await rows('select username, anonymised_at is not null as gone from users where id = $1', [
      ada.user.id,
    ]);
    expect(row).toEqual({
      username: expect.stringMatching(new RegExp(`^deleted-user-${ada.user.id}-.{36}$`)),
      gone: true,
    });
  });
});

test('every column that names a user is either erased or kept on purpose', async () => {
  const columns = (await rows(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  )) as { table: string; column: string }[];
  const named = columns.map(({ table, column }) => `${table}.${column}`).toSorted();
  expect(features.flatMap(({ userColumns = {} }) => Object.keys(userColumns)).toSorted()).toEqual(named);
});
