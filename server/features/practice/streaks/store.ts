import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** The time zones that people have chosen, and UTC for all others. */
export const selectTimeZones = async (db: Queryable): Promise<string[]> =>
  (
    await db.rows(
      z.object({ zone: z.string() }),
      `select 'UTC' as zone union select time_zone from preferences where time_zone is not null`,
    )
  ).map(({ zone }) => zone);

const Ending = z.object({ user_id: z.number(), length: z.number(), today: z.string() });
export type Ending = z.infer<typeof Ending>;

/** `chosen` as it is kept, and `zone` as PostgreSQL takes it. */
export type Place = { chosen: string; zone: string };

/**
 * Users of a time zone whose streak of at least `least` days ended yesterday so far, and who have not been told today; at
 * most `limit`, by their ids.
 */
export const selectEnding = (
  db: Queryable,
  { chosen, zone }: Place,
  now: Date,
  { least, limit }: { least: number; limit: number },
): Promise<Ending[]> =>
  db.rows(
    Ending,
    `with there as (select date_trunc('day', $1::timestamptz at time zone $2) as today),
       yesterday as (
         select distinct s.user_id from solved_problems s, there
         where s.counted and s.solved_at >= (today - interval '1 day') at time zone $2 and s.solved_at < today at time zone $2
       ), open as (
         select u.id as user_id, today::date as today from yesterday y join active_users u on u.id = y.user_id
           left join preferences p on p.user_id = u.id, there
         where coalesce(p.time_zone, 'UTC') = $3
           and not exists (select from solved_problems s
             where s.user_id = u.id and s.counted and s.solved_at >= today at time zone $2)
           and not exists (select from streak_reminders r where r.user_id = u.id and r.day >= today::date)
       ), days as (
         select distinct s.user_id, (s.solved_at at time zone $2)::date as day
         from solved_problems s join open on open.user_id = s.user_id where s.counted
       ), runs as (
         select user_id, day, day - (row_number() over (partition by user_id order by day))::integer as run from days
       )
     select r.user_id, count(*) as length, min(open.today) as today
     from runs r join open on open.user_id = r.user_id
       join runs last on last.user_id = r.user_id and last.run = r.run and last.day = open.today - 1
     group by r.user_id having count(*) >= $4 order by r.user_id limit $5`,
    [now, zone, chosen, least, limit],
  );

/** Keeps that these users are told on this day; answers those who have not been told yet. */
export const insertReminded = async (db: Queryable, users: number[], day: string): Promise<number[]> =>
  (
    await db.rows(
      z.object({ user_id: z.number() }),
      `insert into streak_reminders as r (user_id, day) select unnest($1::integer[]), $2::date
       on conflict (user_id) do update set day = excluded.day where r.day < excluded.day returning user_id`,
      [users, day],
    )
  ).map(({ user_id }) => user_id);
