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

const Waiting = z.object({ user_id: z.number(), due: z.number() });
export type Waiting = z.infer<typeof Waiting>;

/** `chosen` as it is kept, `today` there. */
export type Place = { chosen: string; today: string };

/** So often in a row somebody is told who reviews nothing, each day; then once in `RARELY` days. */
const PATIENCE = 3;
const RARELY = 7;

/**
 * Users of a time zone with cards of `names` that are due today, who have reviewed nothing today and were not told today; at
 * most `limit`, by their ids.
 */
export const selectWaiting = (
  db: Queryable,
  { chosen, today }: Place,
  names: readonly string[],
  limit: number,
): Promise<Waiting[]> =>
  db.rows(
    Waiting,
    `select u.id as user_id, count(*) as due
     from active_users u join review_cards c on c.user_id = u.id and c.due <= $2::date and not c.removed
       left join preferences p on p.user_id = u.id
       left join review_reminders r on r.user_id = u.id
     where coalesce(p.time_zone, 'UTC') = $1 and c.card = any ($3)
       and (c.kind = 'quiz' or exists (
         select from progress_marks m where m.user_id = u.id and m.item = c.item and m.state = 'done'))
       and (r.day is null or (r.day < $2::date and (r.day <= $2::date - ${RARELY} or r.unheeded < ${PATIENCE - 1}
         or exists (select from review_answers a where a.user_id = u.id and a.day >= r.day))))
       and not exists (select from review_answers a where a.user_id = u.id and a.day = $2::date)
     group by u.id order by u.id limit $4`,
    [chosen, today, names, limit],
  );

/** Keeps that these users are told on this day; answers those who have not been told yet. */
export const upsertReminded = async (db: Queryable, users: number[], day: string): Promise<number[]> =>
  (
    await db.rows(
      z.object({ user_id: z.number() }),
      `insert into review_reminders as r (user_id, day, unheeded) select unnest($1::integer[]), $2::date, 0
       on conflict (user_id) do update set day = excluded.day,
         unheeded = case when exists (select from review_answers a where a.user_id = r.user_id and a.day >= r.day)
           then 0 else r.unheeded + 1 end
       where r.day < excluded.day returning user_id`,
      [users, day],
    )
  ).map(({ user_id }) => user_id);
