import { MAX_STARS } from '@devorbit/contract/practice/activity-limits.ts';
import { Activity, Day, Star } from '@devorbit/contract/practice/activity.ts';
import { TimeZone } from '@devorbit/contract/time-zone.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/**
 * The days of a year with a judged submission (a Judge Error is none) or a first Accepted that counts. `zone` is a time
 * zone as PostgreSQL takes it.
 */
export const selectDays = (db: Queryable, userId: number, year: number, zone: string): Promise<Day[]> =>
  db.rows(
    Day,
    `with moments as (
       select judged_at as at, 1 as submissions, 0 as solved from submissions
       where user_id = $1 and kind = 'submit' and judged_at is not null and status <> 'Judge Error'
       union all
       select solved_at, 0, 1 from solved_problems where user_id = $1 and counted
     )
     select (at at time zone $3)::date as day, sum(submissions) as submissions, sum(solved) as solved from moments
     where at >= make_timestamp($2, 1, 1, 0, 0, 0) at time zone $3
       and at < make_timestamp($2 + 1, 1, 1, 0, 0, 0) at time zone $3
     group by 1 order by 1`,
    [userId, year, zone],
  );

const About = z.object({
  date_joined: z.string(),
  problems_created: z.number(),
  solved_by_difficulty: Activity.shape.solved_by_difficulty,
});

export const selectAbout = (db: Queryable, userId: number): Promise<z.infer<typeof About>> =>
  db.row(
    About,
    `select u.date_joined, (select count(*) from problems where author_id = u.id) as problems_created,
       (select jsonb_build_object('Easy', count(*) filter (where p.difficulty = 'Easy'),
          'Medium', count(*) filter (where p.difficulty = 'Medium'), 'Hard', count(*) filter (where p.difficulty = 'Hard'))
        from solved_problems s join problems p on p.id = s.problem_id
        where s.user_id = u.id and s.counted) as solved_by_difficulty
     from users u where u.id = $1`,
    [userId],
  );

/** The time zone that a user has chosen; null where none is. */
export const selectTimeZone = async (db: Queryable, userId: number): Promise<string | null> =>
  (
    await db.row(
      z.object({ zone: TimeZone.nullable().catch(null) }),
      'select (select time_zone from preferences where user_id = $1) as zone',
      [userId],
    )
  ).zone;

/** A user's solved problems that count and can be seen, in the order of solving. */
export const selectStars = (db: Queryable, userId: number): Promise<Star[]> =>
  db.rows(
    Star,
    `select * from (
       select s.problem_id, p.title, p.difficulty, coalesce(p.tags[1], '') as tag, s.solved_at
       from solved_problems s join visible_problems p on p.id = s.problem_id where s.user_id = $1 and s.counted
       order by s.solved_at desc, s.problem_id desc limit ${MAX_STARS}
     ) latest order by solved_at, problem_id`,
    [userId],
  );
