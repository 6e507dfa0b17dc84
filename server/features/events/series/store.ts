import { seriesSteps } from '@devorbit/contract/events/series-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const insertSeries = async (db: Queryable, every: string, at: Date): Promise<number> =>
  (
    await db.row(
      z.object({ id: z.number() }),
      'insert into event_series (every, made_at) values ($1, $2) returning id',
      [every, at],
    )
  ).id;

export const selectEvery = async (db: Queryable, id: number): Promise<(typeof seriesSteps)[number]> =>
  (await db.row(z.object({ every: z.enum(seriesSteps) }), 'select every from event_series where id = $1', [id])).every;

const Moments = z.object({
  day: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
});
export type Moments = z.infer<typeof Moments>;

/** An event’s times on the wall on other days that it begins; null for one that the clocks skip there, or that it has not. */
export const selectMoments = (db: Queryable, event: number, days: string[]): Promise<Moments[]> =>
  db.rows(
    Moments,
    `select to_char(day, 'YYYY-MM-DD') as day,
       local_instant((e.starts_at at time zone e.time_zone) + by, e.time_zone) as starts_at,
       local_instant((e.ends_at at time zone e.time_zone) + by, e.time_zone) as ends_at,
       local_instant((e.opens_at at time zone e.time_zone) + by, e.time_zone) as opens_at,
       local_instant((e.closes_at at time zone e.time_zone) + by, e.time_zone) as closes_at
     from events e, unnest($2::date[]) as given (day),
       make_interval(days => day - (e.starts_at at time zone e.time_zone)::date) as by
     where e.id = $1 order by day`,
    [event, days],
  );
