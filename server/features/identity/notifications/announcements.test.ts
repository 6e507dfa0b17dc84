import { announce, listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { openServer, type Server } from '../../../server.ts';
import { giveUp } from '../../practice/authoring/commands/give-up.ts';
import { insertVerification } from '../../practice/authoring/verification-store.ts';

let house: House;
let second: Server;
beforeAll(async () => {
  house = await openHouse();
  second = await openServer({ ...house.env, PORT: 0 }, { log: createLog('silent'), clock: house.clock });
});
afterAll(async () => {
  await second.close();
  await house.close();
});

const listed = async ({ code: as }: SignedIn) =>
  (await call(house.url, listNotifications, { as })).body.notifications.map(
    ({ kind, title, link }) => `${kind}: ${title} ${link}`,
  );

test('staff tell everybody, once, and it is kept who did', async () => {
  const [staff, learner] = [await makeUser(house, { role: 'staff' }), await makeUser(house)];
  // More than one transaction tells.
  await house.database.run(
    `insert into users (username, email, full_name, password_hash, date_joined)
     select 'many' || n, 'many' || n || '@example.com', 'M', null, now() - interval '1 day' from generate_series(1, 1100) n`,
  );
  const body = { title: 'New season', body: 'It begins on Monday.', link: '/challenges' };
  expect((await call(house.url, announce, { as: staff.code, body })).status).toBe(202);
  await call(house.url, announce, { as: staff.code, body: { title: 'And another' } });
  const told = () =>
    house.database.raw(
      `select user_id, count(*)::int as told from notifications where kind = 'announcements' group by user_id`,
    );
  const rows = await eventually(async () => {
    const { rows: open } = await house.database.raw('select from announcements where told_at is null');
    return open.length === 0 && (await told()).rows;
  });
  expect(rows.length).toBe(1102);
  expect(rows.every((row) => (row as { told: number }).told === 2)).toBe(true);
  expect(await listed(learner)).toEqual(['announcements: And another null', 'announcements: New season /challenges']);
  expect(await listed(await makeUser(house))).toEqual([]);
  const { rows: acts } = await house.database.raw(`select actor_name, act, detail from audit_log order by id limit 1`);
  expect(acts).toEqual([
    { actor_name: staff.user.username, act: 'announcement.make', detail: { title: 'New season' } },
  ]);
});

test('others announce nothing', async () => {
  const body = { title: 'Free points' };
  const { code: as } = await makeUser(house);
  expect(await refused(house.url, announce, { as, body })).toMatchObject({
    status: 403,
    body: { error: 'Only staff may make announcements' },
  });
  expect((await refused(house.url, announce, { body })).status).toBe(401);
  const { code: staff } = await makeUser(house, { role: 'staff' });
  for (const bad of [{ title: ' ' }, { title: 'a\nb' }, { title: 'a', link: '//example.org' }])
    expect((await refused(house.url, announce, { as: staff, body: bad })).status).toBe(400);
});

test('who made a problem hears of its first solution, and of no other', async () => {
  const [author, solver, later] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  const problem_id = await makeProblem(house, { title: 'Two sums' });
  await house.database.run('update problems set author_id = $1 where id = $2', [author.user.id, problem_id]);
  await makeSubmission(house, { user_id: author.user.id, problem_id });
  await makeSubmission(house, { user_id: solver.user.id, problem_id }, { verdict: 'Wrong Answer' });
  expect(await listed(author)).toEqual([]);
  await makeSubmission(house, { user_id: solver.user.id, problem_id });
  await makeSubmission(house, { user_id: solver.user.id, problem_id });
  await makeSubmission(house, { user_id: later.user.id, problem_id });
  expect(await listed(author)).toEqual([
    `community: Your problem “Two sums” was solved for the first time /problems/${problem_id}`,
  ]);
  expect(await listed(solver)).toEqual(['badges: You earned a badge: First orbit /profile']);
});

test('who asked for a verification hears once that it failed', async () => {
  const [author, other] = [await makeUser(house), await makeUser(house)];
  const problem_id = await makeProblem(house, { title: 'Three sums' });
  const { id } = await insertVerification(house.database, {
    problem_id,
    revision: 1,
    user_id: author.user.id,
    state: 'running',
    message: '',
    checks: [],
    created_at: house.clock.now(),
    finished_at: null,
  });
  await giveUp(house, { id }, 'The judge did not answer.');
  await giveUp(house, { id }, 'The judge did not answer.');
  expect(await listed(author)).toEqual([`problems: “Three sums” could not be verified /problems/${problem_id}/edit`]);
  expect(await listed(other)).toEqual([]);
});
