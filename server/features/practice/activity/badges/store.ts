import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { badgeIds, type Earned } from './present.ts';

const EarnedRow = z.record(z.enum(badgeIds), z.string().nullable());

/**
 * From what counts on the leaderboard, the problems that a user has published, and Accepted submissions. Days are those
 * of `zone`, a time zone as PostgreSQL takes it; within a run of days, day minus rank is the same for all.
 */
export const selectEarned = (db: Queryable, userId: number, zone: string): Promise<Earned> =>
  db.row(
    EarnedRow,
    `with solved as (
       select s.solved_at as at, p.difficulty, (s.solved_at at time zone $2)::date as day,
         row_number() over (order by s.solved_at, s.problem_id) as nth
       from solved_problems s join problems p on p.id = s.problem_id where s.user_id = $1 and s.counted
     ), days as (
       select day, min(at) as at from solved group by day
     ), runs as (
       select at, day - (row_number() over (order by day))::integer as run from days
     ), streaks as (
       select at, row_number() over (partition by run order by at) as length from runs
     ), languages as (
       select min(judged_at) as at from submissions
       where user_id = $1 and kind = 'submit' and status = 'Accepted' and judged_at is not null group by language
     )
     select (select at from solved where nth = 1) as "first-orbit",
       (select at from solved where nth = 10) as "ten-solved",
       (select at from solved where nth = 50) as "fifty-solved",
       (select min(at) from solved where difficulty = 'Hard') as "hard-landing",
       (select min(at) from streaks where length = 7) as "week-streak",
       (select min(at) from streaks where length = 30) as "month-streak",
       (select at from languages order by at offset 2 limit 1) as polyglot,
       (select min(v.created_at) from visible_problems p join problem_versions v on v.problem_id = p.id
        where p.author_id = $1 and p.source = 'User' and v.tests > 0) as author`,
    [userId, zone],
  );

/** In how many languages a user has got solutions accepted. */
export const countLanguages = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(
      z.object({ languages: z.number() }),
      `select count(distinct language) as languages from submissions
       where user_id = $1 and kind = 'submit' and status = 'Accepted' and judged_at is not null`,
      [userId],
    )
  ).languages;
