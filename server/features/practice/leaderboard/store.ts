import { LEADERBOARD_PAGE_SIZE as SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import { type LeaderboardPeriod, LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type Gain = { user_id: number; points: number; reached_at: Date };
type Period = { period: LeaderboardPeriod; period_start: string };

/**
 * Adds one solved problem to a user's row, and moves the user from the old score to the new. Callers take periods in one
 * order, and scores only grow: transactions that meet here wait for one another and never in a circle.
 */
export const addToLeaderboard = (db: Queryable, { period, period_start }: Period, gain: Gain): Promise<number> =>
  db.run(
    `with moved as (
       insert into leaderboard as l (user_id, period, period_start, points, solved_count, reached_at) values ($3, $1, $2, $4, 1, $5)
       on conflict (user_id, period, period_start) do update set points = l.points + excluded.points,
         solved_count = l.solved_count + 1, reached_at = greatest(l.reached_at, excluded.reached_at)
       returning old.points as old_points, old.solved_count as old_solved_count, new.points, new.solved_count
     ), steps as (
       select old_points as points, old_solved_count as solved_count, -1 as users from moved where old_points is not null
       union all select points, solved_count, 1 from moved
     )
     insert into leaderboard_scores as s (period, period_start, points, solved_count, users)
     select $1, $2, points, solved_count, users from steps order by points, solved_count
     on conflict (period, period_start, points, solved_count) do update set users = s.users + excluded.users`,
    [period, period_start, gain.user_id, gain.points, gain.reached_at],
  );

const columns = 'l.user_id, u.username, u.full_name, l.points, l.solved_count, l.reached_at';

const Placed = LeaderboardRow.omit({ rank: true }).extend({ better: z.number() });
export type Placed = z.infer<typeof Placed>;

/**
 * The rows of a page that begins after `offset` users. `better` is how many users stand at better scores than the first of them: the page is
 * found by its score, so that only users of the same score are skipped one by one, from whichever end is nearer.
 */
export const selectPage = (db: Queryable, { period, period_start }: Period, offset: number): Promise<Placed[]> =>
  db.rows(
    Placed,
    `with scores as (
       select points, solved_count, users, sum(users) over (order by points desc, solved_count desc) - users as better
       from leaderboard_scores where period = $1 and period_start = $2
     ), first as (
       select points, solved_count, better, $3 - better as before, better + users - $3 as after
       from scores where better <= $3 and better + users > $3
     ), page as materialized (
       select r.*, first.better from first, lateral (
         (select * from leaderboard r
          where r.period = $1 and r.period_start = $2 and (r.points, r.solved_count) <= (first.points, first.solved_count)
            and first.before <= first.after
          order by r.points desc, r.solved_count desc, r.reached_at, r.user_id offset first.before limit ${SIZE})
         union all
         (select * from leaderboard r
          where r.period = $1 and r.period_start = $2 and r.points = first.points and r.solved_count = first.solved_count
            and first.before > first.after
          order by r.reached_at desc, r.user_id desc
          offset greatest(first.after - ${SIZE}, 0) limit least(first.after, ${SIZE}))
         union all
         (select * from leaderboard r
          where r.period = $1 and r.period_start = $2 and (r.points, r.solved_count) < (first.points, first.solved_count)
            and first.before > first.after
          order by r.points desc, r.solved_count desc, r.reached_at, r.user_id
          limit greatest(${SIZE} - first.after, 0))
       ) r
       limit ${SIZE}
     )
     select ${columns}, l.better from page l join users u on u.id = l.user_id
     order by l.points desc, l.solved_count desc, l.reached_at, l.user_id`,
    [period, period_start, offset],
  );

export const countUsers = async (db: Queryable, { period, period_start }: Period): Promise<number> => {
  const { total } = await db.row(
    z.object({ total: z.number() }),
    'select coalesce(sum(users), 0) as total from leaderboard_scores where period = $1 and period_start = $2',
    [period, period_start],
  );
  return total;
};

export const selectOptionalRow = (
  db: Queryable,
  { period, period_start }: Period,
  userId: number,
): Promise<LeaderboardRow | null> =>
  db.optionalRow(
    LeaderboardRow,
    `select ${columns}, 1 + (
       select coalesce(sum(s.users), 0) from leaderboard_scores s
       where s.period = $1 and s.period_start = $2 and (s.points, s.solved_count) > (l.points, l.solved_count)
     ) as rank
     from leaderboard l join users u on u.id = l.user_id
     where l.user_id = $3 and l.period = $1 and l.period_start = $2`,
    [period, period_start, userId],
  );

/** Until the transaction ends nobody else moves a figure; who is about to waits. */
export const lockLeaderboard = async (db: Queryable): Promise<void> =>
  void (await db.raw('lock table leaderboard, leaderboard_scores in share row exclusive mode'));

/** Who has deleted the account stands nowhere. */
const present = 'not exists (select from deleted_users u where u.id = s.user_id)';

/** Rows made of the first Accepted submissions, of all users where `users` is null: all time, and what began on `oldest` or later. */
async function insertRows(db: Queryable, oldest: string, users: number[] | null): Promise<void> {
  await db.run(
    `insert into leaderboard (user_id, period, period_start, points, solved_count, reached_at)
     select user_id, 'all', '1970-01-01', sum(points), count(*), max(solved_at)
     from solved_problems s where counted and ($1::integer[] is null or user_id = any ($1)) and ${present}
     group by user_id order by user_id`,
    [users],
  );
  for (const period of ['month', 'week'] as const)
    await db.run(
      `insert into leaderboard (user_id, period, period_start, points, solved_count, reached_at)
       select user_id, $1, date_trunc($1, solved_at at time zone 'UTC')::date as start, sum(points), count(*), max(solved_at)
       from solved_problems s
       where counted and ${present} and solved_at >= $2::date::timestamp at time zone 'UTC'
         and date_trunc($1, solved_at at time zone 'UTC')::date >= $2::date
         and ($3::integer[] is null or user_id = any ($3))
       group by user_id, start order by user_id`,
      [period, oldest, users],
    );
}

/** Writes both tables anew. */
export async function replaceLeaderboard(db: Queryable, oldest: string): Promise<void> {
  await db.run('delete from leaderboard_scores');
  await db.run('delete from leaderboard');
  // Enough to add up a million users without a file; in their order, because rows that lie together are written together.
  await db.raw(`set local work_mem = '256MB'`);
  await insertRows(db, oldest, null);
  await db.run(
    `insert into leaderboard_scores (period, period_start, points, solved_count, users)
     select period, period_start, points, solved_count, count(*) from leaderboard group by 1, 2, 3, 4`,
  );
}

/** Writes the rows of some users anew and moves their scores; the caller holds the leaderboard. */
export async function replaceRowsOf(db: Queryable, users: number[], oldest: string): Promise<void> {
  // The old scores go with the rows: a trigger of the table takes them off.
  await db.run('delete from leaderboard where user_id = any ($1)', [users]);
  await insertRows(db, oldest, users);
  await db.run(
    `insert into leaderboard_scores as s (period, period_start, points, solved_count, users)
     select period, period_start, points, solved_count, count(*) from leaderboard where user_id = any ($1) group by 1, 2, 3, 4
     on conflict (period, period_start, points, solved_count) do update set users = s.users + excluded.users`,
    [users],
  );
}

/** Forgets months and weeks that began before `oldest`. */
export async function deletePastPeriods(db: Queryable, oldest: string): Promise<void> {
  await db.run(`delete from leaderboard where period <> 'all' and period_start < $1`, [oldest]);
  await db.run(`delete from leaderboard_scores where period <> 'all' and period_start < $1`, [oldest]);
}
