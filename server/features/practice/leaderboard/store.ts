import { LEADERBOARD_PAGE_SIZE as SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import { type LeaderboardPeriod, LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type Gain = { user_id: number; points: number; reached_at: Date };
type Period = { period: LeaderboardPeriod; period_start: string };
/** Whose ranks: everybody's, or those of a university's people. */
export type Board = Period & { university?: string | undefined };

/**
 * Adds one solved problem to a user's row, and moves the user from the old score to the new, here and at the user's
 * university. Callers take periods in one order, and scores only grow: transactions that meet here wait for one another and
 * never in a circle.
 */
export const addToLeaderboard = (db: Queryable, { period, period_start }: Period, gain: Gain): Promise<number> =>
  db.run(
    `with moved as (
       insert into leaderboard as l (user_id, period, period_start, points, solved_count, reached_at, university)
       select id, $1, $2::date, $4::integer, 1, $5::timestamptz, university from users where id = $3
       on conflict (user_id, period, period_start) do update set points = l.points + excluded.points,
         solved_count = l.solved_count + 1, reached_at = greatest(l.reached_at, excluded.reached_at)
       returning old.points as old_points, old.solved_count as old_solved_count, new.points, new.solved_count, new.university
     ), steps as (
       select old_points as points, old_solved_count as solved_count, -1 as users, university from moved where old_points is not null
       union all select points, solved_count, 1, university from moved
     ), there as (
       insert into university_scores as s (university, period, period_start, points, solved_count, users)
       select university, $1, $2, points, solved_count, users from steps where university is not null order by points, solved_count
       on conflict (university, period, period_start, points, solved_count) do update set users = s.users + excluded.users
     )
     insert into leaderboard_scores as s (period, period_start, points, solved_count, users)
     select $1, $2, points, solved_count, users from steps order by points, solved_count
     on conflict (period, period_start, points, solved_count) do update set users = s.users + excluded.users`,
    [period, period_start, gain.user_id, gain.points, gain.reached_at],
  );

const columns = 'l.user_id, u.username, u.full_name, i.digest as picture, l.points, l.solved_count, l.reached_at';
const people = 'join users u on u.id = l.user_id left join pictures i on i.user_id = l.user_id';

/**
 * The rank of all time that the user of row `l` had when `leaderboard_past` was taken: that of the score of then. Nobody
 * else's solved problems are read for it. Null for who had none.
 */
const rankBefore = `left join lateral (
    select p.rank as rank_before from (
      select t.since, count(s.user_id) as solved_count, coalesce(sum(s.points), 0) as points
      from (select max(since) as since from leaderboard_past) t
        left join solved_problems s on s.user_id = l.user_id and s.counted and s.solved_at >= t.since
      where t.since is not null group by t.since
    ) lately join leaderboard_past p on p.since = lately.since
      and (p.points, p.solved_count) <= (l.points - lately.points, l.solved_count - lately.solved_count)
    where l.solved_count > lately.solved_count
    order by p.points desc, p.solved_count desc limit 1
  ) before on true`;

/** Of a row what its index holds, so that those that are skipped are not read. */
const placed = 'r.user_id, r.points, r.solved_count, r.reached_at';

const Row = LeaderboardRow.omit({ rank: true, profile_image: true }).extend({ picture: z.string().nullable() });
const Placed = Row.extend({ better: z.number() });
export type Placed = z.infer<typeof Placed>;
const Ranked = Row.extend({ rank: z.number() });
export type Ranked = z.infer<typeof Ranked>;

/** What both queries of a board differ in: where its scores and its rows are, and whether it has ranks of before. */
function partsOf({ period, period_start, university }: Board) {
  const here = 'period = $1 and period_start = $2';
  return university === undefined
    ? { scores: 'leaderboard_scores', here, values: [period, period_start], trend: period === 'all' }
    : {
        scores: 'university_scores',
        here: `university = $3 and ${here}`,
        values: [period, period_start, university],
        trend: false,
      };
}

/**
 * The rows of a page that begins after `offset` users. `better` is how many users stand at better scores than the first of them: the page is
 * found by its score, so that only users of the same score are skipped one by one, from whichever end is nearer.
 */
export const selectPage = (db: Queryable, board: Board, offset: number): Promise<Placed[]> => {
  const { scores, here, values, trend } = partsOf(board);
  const from = `$${values.length + 1}::bigint`;
  const rows = here.replaceAll(/(university|period_start|period)(?= =)/g, 'r.$1');
  return db.rows(
    Placed,
    `with scores as (
       select points, solved_count, users, sum(users) over (order by points desc, solved_count desc) - users as better
       from ${scores} where ${here}
     ), first as (
       select points, solved_count, better, ${from} - better as before, better + users - ${from} as after
       from scores where better <= ${from} and better + users > ${from}
     ), page as materialized (
       select r.*, first.better from first, lateral (
         (select ${placed} from leaderboard r
          where ${rows} and (r.points, r.solved_count) <= (first.points, first.solved_count)
            and first.before <= first.after
          order by r.points desc, r.solved_count desc, r.reached_at, r.user_id offset first.before limit ${SIZE})
         union all
         (select ${placed} from leaderboard r
          where ${rows} and r.points = first.points and r.solved_count = first.solved_count
            and first.before > first.after
          order by r.reached_at desc, r.user_id desc
          offset greatest(first.after - ${SIZE}, 0) limit least(first.after, ${SIZE}))
         union all
         (select ${placed} from leaderboard r
          where ${rows} and (r.points, r.solved_count) < (first.points, first.solved_count)
            and first.before > first.after
          order by r.points desc, r.solved_count desc, r.reached_at, r.user_id
          limit greatest(${SIZE} - first.after, 0))
       ) r
       limit ${SIZE}
     )
     select ${columns}, l.better, ${trend ? 'rank_before' : 'null::integer as rank_before'}
     from page l ${people} ${trend ? rankBefore : ''}
     order by l.points desc, l.solved_count desc, l.reached_at, l.user_id`,
    [...values, offset],
  );
};

export const countUsers = async (db: Queryable, board: Board): Promise<number> => {
  const { scores, here, values } = partsOf(board);
  const { total } = await db.row(
    z.object({ total: z.number() }),
    `select coalesce(sum(users), 0) as total from ${scores} where ${here}`,
    values,
  );
  return total;
};

export const selectOptionalRow = (db: Queryable, board: Board, userId: number): Promise<Ranked | null> => {
  const { scores, here, values, trend } = partsOf(board);
  const of = (alias: string) => here.replaceAll(/(university|period_start|period)(?= =)/g, `${alias}.$1`);
  return db.optionalRow(
    Ranked,
    `select ${columns}, 1 + (
       select coalesce(sum(s.users), 0) from ${scores} s
       where ${of('s')} and (s.points, s.solved_count) > (l.points, l.solved_count)
     ) as rank, ${trend ? 'rank_before' : 'null::integer as rank_before'}
     from leaderboard l ${people} ${trend ? rankBefore : ''}
     where l.user_id = $${values.length + 1} and ${of('l')}`,
    [...values, userId],
  );
};

/** Since when ranks are compared; null where none have been kept yet. */
export const selectOptionalSince = async (db: Queryable): Promise<string | null> =>
  (await db.row(z.object({ since: z.string().nullable() }), 'select max(since) as since from leaderboard_past')).since;

/** How many of a university's people have points, the most first; where there are none it is left out. */
export const selectUniversities = (db: Queryable): Promise<{ slug: string; people: number }[]> =>
  db.rows(
    z.object({ slug: z.string(), people: z.number() }),
    `select university as slug, sum(users) as people from university_scores where period = 'all'
     group by university having sum(users) > 0 order by people desc, university`,
  );

export const selectUniversityOf = async (db: Queryable, userId: number): Promise<string | null> =>
  (
    await db.row(z.object({ university: z.string().nullable() }), 'select university from users where id = $1', [
      userId,
    ])
  ).university;

/**
 * Writes the ranks of all time as they were at a moment, from the scores of now and what was solved since; nothing where
 * they are written. It reads who has solved something since then, and no more of the others than their scores.
 */
export async function replacePast(db: Queryable, since: Date): Promise<void> {
  await db.run(
    `insert into leaderboard_past (since, points, solved_count, rank)
     with lately as (
       select user_id, sum(points) as points, count(*) as solved_count from solved_problems
       where counted and solved_at >= $1 group by user_id
     ), moved as (
       select l.points, l.solved_count, l.points - m.points as old_points, l.solved_count - m.solved_count as old_solved_count
       from lately m join leaderboard l using (user_id) where l.period = 'all' and l.period_start = '1970-01-01'
     ), scores as (
       select points, solved_count, sum(users) as users from (
         select points, solved_count, users from leaderboard_scores where period = 'all' and period_start = '1970-01-01'
         union all select points, solved_count, -1 from moved
         union all select old_points, old_solved_count, 1 from moved where old_solved_count > 0
       ) steps group by points, solved_count having sum(users) > 0
     )
     select $1, points, solved_count, 1 + sum(users) over (order by points desc, solved_count desc) - users from scores
     where not exists (select from leaderboard_past where since = $1)`,
    [since],
  );
  await db.run('delete from leaderboard_past where since <> $1', [since]);
}

export const deletePast = (db: Queryable): Promise<number> => db.run('delete from leaderboard_past');

/** Until the transaction ends nobody else moves a figure; who is about to waits. */
export const lockLeaderboard = async (db: Queryable): Promise<void> =>
  void (await db.raw('lock table leaderboard, leaderboard_scores, university_scores in share row exclusive mode'));

/** Who has deleted the account stands nowhere. */
const present = 'not exists (select from deleted_users u where u.id = s.user_id)';

/** Rows made of the first Accepted submissions, of all users where `users` is null: all time, and what began on `oldest` or later. */
async function insertRows(db: Queryable, oldest: string, users: number[] | null): Promise<void> {
  await db.run(
    `insert into leaderboard (user_id, period, period_start, points, solved_count, reached_at, university)
     select g.*, u.university from (
       select user_id, 'all', '1970-01-01'::date, sum(points), count(*), max(solved_at)
       from solved_problems s where counted and ($1::integer[] is null or user_id = any ($1)) and ${present}
       group by user_id
     ) g join users u on u.id = g.user_id order by g.user_id`,
    [users],
  );
  for (const period of ['month', 'week'] as const)
    await db.run(
      `insert into leaderboard (user_id, period, period_start, points, solved_count, reached_at, university)
       select g.*, u.university from (
         select user_id, $1, date_trunc($1, solved_at at time zone 'UTC')::date as start, sum(points), count(*), max(solved_at)
         from solved_problems s
         where counted and ${present} and solved_at >= $2::date::timestamp at time zone 'UTC'
           and date_trunc($1, solved_at at time zone 'UTC')::date >= $2::date
           and ($3::integer[] is null or user_id = any ($3))
         group by user_id, start
       ) g join users u on u.id = g.user_id order by g.user_id`,
      [period, oldest, users],
    );
}

/** Writes both tables anew. */
export async function replaceLeaderboard(db: Queryable, oldest: string): Promise<void> {
  await db.run('delete from leaderboard_scores');
  await db.run('delete from university_scores');
  await db.run('delete from leaderboard');
  // Enough to add up a million users without a file; in their order, because rows that lie together are written together.
  await db.raw(`set local work_mem = '256MB'`);
  await insertRows(db, oldest, null);
  await db.run(
    `insert into leaderboard_scores (period, period_start, points, solved_count, users)
     select period, period_start, points, solved_count, count(*) from leaderboard group by 1, 2, 3, 4`,
  );
  await addUniversityScores(db, null);
}

/** Counts the rows of some users, or of all, at their universities. */
const addUniversityScores = (db: Queryable, users: number[] | null): Promise<number> =>
  db.run(
    `insert into university_scores as s (university, period, period_start, points, solved_count, users)
     select university, period, period_start, points, solved_count, count(*) from leaderboard
     where university is not null and ($1::integer[] is null or user_id = any ($1)) group by 1, 2, 3, 4, 5
     on conflict (university, period, period_start, points, solved_count) do update set users = s.users + excluded.users`,
    [users],
  );

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
  await addUniversityScores(db, users);
}

/** Forgets months and weeks that began before `oldest`. */
export async function deletePastPeriods(db: Queryable, oldest: string): Promise<void> {
  await db.run(`delete from leaderboard where period <> 'all' and period_start < $1`, [oldest]);
  await db.run(`delete from leaderboard_scores where period <> 'all' and period_start < $1`, [oldest]);
  await db.run(`delete from university_scores where period <> 'all' and period_start < $1`, [oldest]);
}
