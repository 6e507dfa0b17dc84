import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

export const Figures = z.object({
  solved_count: z.number(),
  points: z.number(),
  current_streak: z.number(),
  longest_streak: z.number(),
});
export type Figures = z.infer<typeof Figures>;

/**
 * What a user has reached, counted from the first Accepted submissions that count. A streak is a run of days with at least
 * one: within it, day minus rank is the same for all days. The current one ends today or yesterday. `zone` is a time zone
 * as PostgreSQL takes it. What was solved later than `until` is left out.
 */
export const selectFigures = (
  db: Queryable,
  userId: number,
  now: Date,
  zone = 'UTC',
  until: Date | 'infinity' = 'infinity',
): Promise<Figures> =>
  db.row(
    Figures,
    `with solved as (
       select points, (solved_at at time zone $3)::date as day from solved_problems where user_id = $1 and counted
         and solved_at <= $4::timestamptz
     ),
       runs as (select day, day - (row_number() over (order by day))::int as run from (select distinct day from solved) days),
       streaks as (select max(day) as last, count(*) as length from runs group by run)
     select (select count(*) from solved) as solved_count,
       (select coalesce(sum(points), 0) from solved) as points,
       coalesce((select length from streaks where last >= ($2::timestamptz at time zone $3)::date - 1 order by last desc limit 1), 0) as current_streak,
       coalesce((select max(length) from streaks), 0) as longest_streak`,
    [userId, now, zone, until],
  );

const Day = z.object({ day: z.string(), solved: z.boolean() });

/** The last `count` days up to today, in order, and on which of them a first Accepted counted. `zone` as above. */
export const selectLastDays = (
  db: Queryable,
  userId: number,
  now: Date,
  zone: string,
  count: number,
): Promise<z.infer<typeof Day>[]> =>
  db.rows(
    Day,
    `select day::date as day, exists (
       select from solved_problems where user_id = $1 and counted
         and solved_at >= day at time zone $3 and solved_at < (day + interval '1 day') at time zone $3
     ) as solved
     from (select date_trunc('day', $2::timestamptz at time zone $3) as today) there,
       generate_series(today - interval '1 day' * ($4::integer - 1), today, interval '1 day') day order by day`,
    [userId, now, zone, count],
  );
