import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { numberedLearners, seedWorld } from './seed-world.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  for (let at = 0; at < 20; at++) await makeProblem(house);
  await seedWorld(house, { learners: numberedLearners(200), submissions: 2_000, programs: [] });
  await house.database.raw('update problems set hidden_at = now() where id % 5 = 0');
  await house.database.raw('update users set suspended_at = now() where id % 7 = 0');
  await house.database.raw('update users set anonymised_at = now() where id % 11 = 0');
  await house.database.raw('analyze');
});
afterAll(() => house.close());

const GONE = 'u.anonymised_at is null';
const ACTIVE = `u.suspended_at is null and ${GONE}`;
const SEEN = 'p.hidden_at is null';
const LISTED = `${SEEN} and p.tests > 0`;
const SHARED = `s.shared_at is not null and s.kind = 'submit' and s.status = 'Accepted'`;

/** What readers ask of each view, and what they would have to say without it. */
const questions: [what: string, asked: string, said: string][] = [
  [
    'a session',
    'select u.id from sessions s join active_users u on u.id = s.user_id where s.id = gen_random_uuid()',
    `select u.id from sessions s join users u on u.id = s.user_id where s.id = gen_random_uuid() and ${ACTIVE}`,
  ],
  [
    'a public profile',
    `select u.id, p.bio from active_users u left join profiles p on p.user_id = u.id where lower(u.username) = 'ada'`,
    `select u.id, p.bio from users u left join profiles p on p.user_id = u.id where lower(u.username) = 'ada' and ${ACTIVE}`,
  ],
  [
    'an account by its address',
    `select u.id from existing_users u where lower(u.email) = 'ada@example.com'`,
    `select u.id from users u where lower(u.email) = 'ada@example.com' and ${GONE}`,
  ],
  [
    'a page of users',
    'select u.id from existing_users u order by u.date_joined desc, u.id desc limit 50',
    `select u.id from users u where ${GONE} order by u.date_joined desc, u.id desc limit 50`,
  ],
  [
    'who is on the leaderboard',
    'select s.user_id from solved_problems s where not exists (select from deleted_users u where u.id = s.user_id)',
    'select s.user_id from solved_problems s where not exists (select from users u where u.id = s.user_id and u.anonymised_at is not null)',
  ],
  [
    'the newest problems',
    'select p.id, p.title from visible_problems p order by p.created_at desc, p.id desc limit 20',
    `select p.id, p.title from problems p where ${SEEN} order by p.created_at desc, p.id desc limit 20`,
  ],
  [
    'problems of a kind that somebody has solved',
    `select count(*) from visible_problems p where p.source = 'Admin' and exists (select from solved_problems s where s.user_id = 3 and s.problem_id = p.id)`,
    `select count(*) from problems p where p.source = 'Admin' and exists (select from solved_problems s where s.user_id = 3 and s.problem_id = p.id) and ${SEEN}`,
  ],
  [
    'a page of the sitemap',
    'select p.id from listed_problems p where p.id > 1 and p.id <= 1000 order by p.id',
    `select p.id from problems p where p.id > 1 and p.id <= 1000 and ${LISTED} order by p.id`,
  ],
  [
    'shared solutions',
    'select s.id from shared_solutions s where s.problem_id = 1 order by s.user_id, s.language, s.runtime_ms, s.memory_kb, s.id',
    `select s.id from submissions s where s.problem_id = 1 and ${SHARED} order by s.user_id, s.language, s.runtime_ms, s.memory_kb, s.id`,
  ],
];

const Plan = z.object({ 'QUERY PLAN': z.string() });

/** The plan without aliases, and with the parts of a condition in one order: both say nothing of what is done. */
async function planOf(sql: string): Promise<string[]> {
  const rows = await house.database.transaction(async (tx) => {
    // These tables are small: otherwise they are read from end to end, whoever asks.
    await tx.raw('set local enable_seqscan = off');
    return tx.rows(Plan, `explain (costs off) ${sql}`);
  });
  return rows.map(({ 'QUERY PLAN': line }) => {
    const [what = '', condition] = line.replaceAll(/[()]|\b\w+\.(?=\w)/g, '').split(/(?<=(?:Filter|Cond): )/);
    return condition === undefined
      ? what.replace(/(?<= on \w+) \w+$/, '')
      : what + condition.split(' AND ').toSorted().join(' AND ');
  });
}

test.each(questions)('%s: read from the view it has the plan of the condition itself', async (_what, asked, said) => {
  const plan = await planOf(asked);
  expect(plan).toEqual(await planOf(said));
  expect(plan.join('\n')).not.toContain('Subquery Scan');
});

test.each(questions)('%s: the same rows', async (_what, asked, said) => {
  const rows = async (sql: string) => (await house.database.raw(sql)).rows;
  expect(await rows(asked)).toEqual(await rows(said));
});
