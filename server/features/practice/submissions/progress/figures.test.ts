import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { connectDatabase, type Database } from '../../../../platform/database.ts';
import { insertSolved, insertSubmission } from '../store.ts';
import { selectFigures } from './store.ts';

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

const NOW = new Date('2026-03-10T12:00:00Z');

test.each([
  ['nothing solved', [], 0, 0],
  ['today', ['03-10T00:00:00Z'], 1, 1],
  ['the first and last moments of days', ['03-10T00:00:00Z', '03-09T23:59:59.999Z', '03-08T00:00:00Z'], 3, 3],
  ['two on one day', ['03-10T01:00:00Z', '03-10T02:00:00Z'], 1, 1],
  ['yesterday, and not yet today', ['03-09T12:00:00Z', '03-08T12:00:00Z'], 2, 2],
  ['two days ago', ['03-08T23:59:59Z', '03-07T12:00:00Z'], 0, 2],
  ['a gap', ['03-10T12:00:00Z', '03-08T12:00:00Z', '03-07T12:00:00Z'], 1, 2],
  [
    'over a month',
    [
      '03-10T12:00:00Z',
      '03-09T12:00:00Z',
      '03-08T12:00:00Z',
      '03-07T12:00:00Z',
      '03-06T12:00:00Z',
      '03-05T12:00:00Z',
      '03-04T12:00:00Z',
      '03-03T12:00:00Z',
      '03-02T12:00:00Z',
      '03-01T12:00:00Z',
      '02-28T12:00:00Z',
    ],
    11,
    11,
  ],
])('streak: %s', async (_, days, current_streak, longest_streak) => {
  const deps = { database, clock: systemClock };
  const { user } = await makeUser(deps);
  for (const day of days) {
    const problem_id = await makeProblem(deps);
    const created_at = new Date(`2026-${day}`);
    const submission_id = await insertSubmission(database, {
      user_id: user.id,
      problem_id,
      kind: 'submit',
      language: 'cpp',
      code: 'x',
      stdin: null,
      package_digest: null,
      tests_total: 4,
      problem_version: 1,
      created_at,
    });
    await insertSolved(database, {
      user_id: user.id,
      problem_id,
      submission_id,
      points: 100,
      counted: true,
      solved_at: created_at,
    });
  }
  expect(await selectFigures(database, user.id, NOW)).toEqual({
    solved_count: days.length,
    points: days.length * 100,
    current_streak,
    longest_streak,
  });
});
