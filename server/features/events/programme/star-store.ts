import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** 0 where the event has no such session. */
export const insertStar = (
  db: Queryable,
  star: { event: number; session: number; user: number; at: Date },
): Promise<number> =>
  db.run(
    `insert into event_session_stars (session_id, user_id, starred_at)
     select id, $3, $4 from event_sessions where event_id = $1 and id = $2
     on conflict (session_id, user_id) do update set starred_at = event_session_stars.starred_at`,
    [star.event, star.session, star.user, star.at],
  );

export const deleteStar = (db: Queryable, session: number, user: number): Promise<number> =>
  db.run('delete from event_session_stars where session_id = $1 and user_id = $2', [session, user]);

/** Who starred a session. */
export const selectStarrers = async (db: Queryable, session: number): Promise<number[]> =>
  (
    await db.rows(
      z.object({ user_id: z.number() }),
      `select t.user_id from event_session_stars t join active_users u on u.id = t.user_id where t.session_id = $1
       order by t.user_id`,
      [session],
    )
  ).map(({ user_id }) => user_id);

const Moved = z.object({
  id: z.number(),
  event_id: z.number(),
  event: z.string(),
  title: z.string(),
  room: z.string(),
  /** The day and the time on the wall there. */
  starts: z.string(),
});
export type MovedRow = z.infer<typeof Moved>;

/**
 * Sessions of some events whose programme has been quiet since `quiet`, or began to move before `longest`, and marks them
 * as told: another server takes others.
 */
export const markTold = (db: Queryable, { quiet, longest }: { quiet: Date; longest: Date }): Promise<MovedRow[]> =>
  db.rows(
    Moved,
    `with due as (
       select event_id from event_sessions where moved_at is not null group by event_id
       having max(moved_at) <= $1 or min(moved_at) <= $2 order by event_id limit 20
     ), moved as (
       select id from event_sessions where moved_at is not null and event_id in (select event_id from due)
       for update skip locked
     )
     update event_sessions s set moved_at = null from moved, events e where s.id = moved.id and e.id = s.event_id
     returning s.id, s.event_id, e.title as event, s.title, s.room,
       to_char(s.starts_at at time zone e.time_zone, 'FMDD Mon, HH24:MI') as starts`,
    [quiet, longest],
  );

/** Who starred these sessions of events that are listed, with the ids of what they starred. */
export const selectTold = (db: Queryable, sessions: number[]): Promise<{ user_id: number; sessions: number[] }[]> =>
  db.rows(
    z.object({ user_id: z.number(), sessions: z.array(z.number()) }),
    `select t.user_id, array_agg(t.session_id order by s.starts_at, s.id) as sessions
     from event_session_stars t join event_sessions s on s.id = t.session_id join listed_events e on e.id = s.event_id
       join active_users u on u.id = t.user_id
     where t.session_id = any ($1::integer[]) group by t.user_id, s.event_id order by t.user_id`,
    [sessions],
  );
