import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../../folders.ts';
import { connectDatabase, type Database } from '../../../platform/database.ts';
import { rebuildLeaderboard } from './commands/rebuild-leaderboard.ts';
import { showLeaderboard } from './commands/show-leaderboard.ts';

let base: TestDatabase;
let database: Database;
beforeAll(async () => {
  base = await createTestDatabase();
  database = connectDatabase(base.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

const NOW = new Date('2026-03-11T12:00:00Z');
const clock = { now: () => NOW };
/** The same numbers every time, below `bound`. */
const draw = (seed: string, bound: number): number => createHash('sha256').update(seed).digest().readUInt32BE() % bound;

const tables = async () => ({
  leaderboard: (await database.raw('select * from leaderboard order by user_id, period, period_start')).rows,
  scores: (await database.raw('select * from leaderboard_scores where users > 0 order by 1, 2, 3, 4')).rows,
});

test('what is kept verdict by verdict equals what is built anew, and what the migration makes of it', async () => {
  const deps = { database, clock };
  const users: number[] = [];
  for (let at = 0; at < 12; at++) users.push((await makeUser(deps)).user.id);
  const problems: number[] = [];
  for (let at = 0; at < 25; at++)
    problems.push(await makeProblem(deps, { difficulty: (['Easy', 'Medium', 'Hard'] as const)[at % 3] ?? 'Easy' }));
  await database.raw('update problems set author_id = $1 where id = any ($2)', [users[0], problems.slice(0, 5)]);

  const works = Array.from({ length: 600 }, (_, at) => ({
    user_id: users[draw(`user ${at}`, users.length)] ?? 0,
    problem_id: problems[draw(`problem ${at}`, problems.length)] ?? 0,
    verdict: draw(`verdict ${at}`, 3) === 0 ? ('Wrong Answer' as const) : ('Accepted' as const),
    at: new Date(NOW.getTime() - draw(`minute ${at}`, 35 * 24 * 60) * 60_000),
  }));
  for (let from = 0; from < works.length; from += 10)
    await Promise.all(
      works
        .slice(from, from + 10)
        .map(({ user_id, problem_id, verdict, at }) => makeSubmission(deps, { user_id, problem_id }, { verdict, at })),
    );

  const kept = await tables();
  expect(kept.leaderboard.length).toBeGreaterThan(50);
  await rebuildLeaderboard(deps);
  expect(kept).toEqual(await tables());

  // What the migration makes of an installation that had no leaderboard.
  await database.raw('drop table leaderboard, leaderboard_scores, university_scores, leaderboard_past');
  await database.raw('drop function leave_leaderboard');
  for (const file of ['0005-leaderboard.sql', '0041-boards.sql'])
    await database.raw(readFileSync(join(migrationsFolder, file), 'utf8'));
  expect(kept).toEqual(await tables());

  const counted = `select count(*)::integer as count, sum(points)::integer as points from solved_problems where user_id = $1 and counted`;
  const ranks = new Map<number, number>();
  const { rows: first } = await showLeaderboard(deps, null, { period: 'all', page: 1 });
  const { rows: second, total } = await showLeaderboard(deps, null, { period: 'all', page: 2 });
  const all = [...first, ...second];
  expect([total, all.length]).toEqual([12, 12]);
  for (const row of all) {
    const better = all.filter(
      ({ points, solved_count }) => points > row.points || (points === row.points && solved_count > row.solved_count),
    ).length;
    expect(row.rank).toBe(better + 1);
    ranks.set(row.user_id, row.rank);
    expect((await database.raw(counted, [row.user_id])).rows).toEqual([
      { count: row.solved_count, points: row.points },
    ]);
    const actor = { id: row.user_id, username: row.username, is_staff: false, is_superuser: false };
    expect((await showLeaderboard(deps, actor, { period: 'all', page: 1 })).own).toEqual(row);
  }
  expect(ranks.size).toBe(12);
});
