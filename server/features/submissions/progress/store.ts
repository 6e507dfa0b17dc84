import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Figures = z.object({ solved_count: z.number(), points: z.number(), current_streak: z.number() });

/**
 * What a user has reached, counted from the first Accepted submissions. The streak is the run of days (UTC) with at
 * least one that ends today or yesterday: within it, day minus rank is the same for all days.
 */
export const selectFigures = (db: Queryable, userId: number, now: Date): Promise<z.infer<typeof Figures>> =>
  db.row(
    Figures,
    `with solved as (select points, (solved_at at time zone 'UTC')::date as day from solved_problems where user_id = $1),
       runs as (select day, day - (row_number() over (order by day))::int as run from (select distinct day from solved) days),
       streaks as (select max(day) as last, count(*) as length from runs group by run)
     select (select count(*) from solved) as solved_count,
       (select coalesce(sum(points), 0) from solved) as points,
       coalesce((select length from streaks where last >= ($2::timestamptz at time zone 'UTC')::date - 1 order by last desc limit 1), 0) as current_streak`,
    [userId, now],
  );
