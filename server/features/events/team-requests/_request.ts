import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Id = z.object({ id: z.number() });

export const insertTestPlace = (db: Queryable, event: number, user: number): Promise<number> =>
  db.run(
    `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     values ($1, $2, 'confirmed', nextval('registration_queue'), now(), now())`,
    [event, user],
  );

/** The only team of an event. */
export const selectTestTeam = async (db: Queryable, event: number): Promise<number> =>
  (await db.row(Id, 'select id from teams where event_id = $1', [event])).id;

/** At the only team of an event. */
export const insertTestRequest = async (
  db: Queryable,
  event: number,
  user: number,
  kind: 'invite' | 'request',
): Promise<number> =>
  (
    await db.row(
      Id,
      'insert into team_requests (team_id, event_id, user_id, kind, made_at) select id, event_id, $2, $3, now() from teams where event_id = $1 returning id',
      [event, user, kind],
    )
  ).id;
