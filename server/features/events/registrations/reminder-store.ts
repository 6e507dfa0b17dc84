import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** `number` as registrations know it; told of events that start within these times. */
export type Reminder = { number: 1 | 2; least_ms: number; most_ms: number };

const Due = z.object({ id: z.number(), event_id: z.number(), user_id: z.number() });

/**
 * Some who have a place and are due to be reminded, and marks them as told in the same statement: another server takes
 * others. Who got the place later than the reminder was due has just been told.
 */
export const markReminded = (
  db: Queryable,
  { number, least_ms, most_ms }: Reminder,
  now: Date,
  limit: number,
): Promise<z.infer<typeof Due>[]> =>
  db.rows(
    Due,
    `update registrations set reminded = $1 where id in (
       select r.id from listed_events e join registrations r on r.event_id = e.id
       where e.starts_at > $2 and e.starts_at <= $3 and r.state = 'confirmed' and r.reminded < $1 and r.reminded < 2
         and r.user_id is not null and r.updated_at <= e.starts_at - make_interval(secs => $4)
       order by r.event_id, r.id limit $5 for update of r skip locked
     ) returning id, event_id, user_id`,
    [number, new Date(now.getTime() + least_ms), new Date(now.getTime() + most_ms), most_ms / 1000, limit],
  );

/** The event starts at another time: all are reminded again. */
export const updateUnreminded = (db: Queryable, event: number): Promise<number> =>
  db.run('update registrations set reminded = 0 where event_id = $1 and reminded > 0', [event]);
