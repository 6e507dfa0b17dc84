import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const SpeakerRow = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  bio: z.string(),
});
export type SpeakerRow = z.infer<typeof SpeakerRow>;
export type SpeakerContent = Omit<SpeakerRow, 'id'>;

export const selectSpeakers = (db: Queryable, event: number): Promise<SpeakerRow[]> =>
  db.rows(
    SpeakerRow,
    'select id, name, title, company, bio from event_speakers where event_id = $1 order by lower(name), id',
    [event],
  );

export const insertSpeaker = async (db: Queryable, event: number, speaker: SpeakerContent): Promise<number> =>
  (
    await db.row(
      z.object({ id: z.number() }),
      'insert into event_speakers (event_id, name, title, company, bio) values ($1, $2, $3, $4, $5) returning id',
      [event, speaker.name, speaker.title, speaker.company, speaker.bio],
    )
  ).id;

export const updateSpeaker = (db: Queryable, event: number, id: number, speaker: SpeakerContent): Promise<number> =>
  db.run('update event_speakers set name = $3, title = $4, company = $5, bio = $6 where event_id = $1 and id = $2', [
    event,
    id,
    speaker.name,
    speaker.title,
    speaker.company,
    speaker.bio,
  ]);

export const deleteSpeaker = (db: Queryable, event: number, id: number): Promise<number> =>
  db.run('delete from event_speakers where event_id = $1 and id = $2', [event, id]);

const SessionRow = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  room: z.string(),
  track: z.string(),
  speakers: z.array(z.number()),
  starred: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** `viewer` is who asks, or null. */
export const selectSessions = (db: Queryable, event: number, viewer: number | null): Promise<SessionRow[]> =>
  db.rows(
    SessionRow,
    `select s.id, s.title, s.abstract, s.starts_at, s.ends_at, s.room, s.track,
       to_char(s.starts_at at time zone e.time_zone, 'YYYY-MM-DD') as date,
       to_char(s.starts_at at time zone e.time_zone, 'HH24:MI') as start_time,
       to_char(s.ends_at at time zone e.time_zone, 'HH24:MI') as end_time,
       coalesce((select array_agg(p.speaker_id order by p.position) from event_session_speakers p where p.session_id = s.id),
         '{}') as speakers,
       exists (select from event_session_stars t where t.session_id = s.id and t.user_id = $2::integer) as starred
     from event_sessions s join events e on e.id = s.event_id where s.event_id = $1 order by s.starts_at, s.room, s.id`,
    [event, viewer],
  );

/** A time on the wall as a moment; null for one that the clocks skip there. */
export const selectOptionalInstant = async (db: Queryable, wall: string, zone: string): Promise<string | null> =>
  (await db.row(z.object({ at: z.string().nullable() }), 'select local_instant($1::timestamp, $2) as at', [wall, zone]))
    .at;

export type SessionContent = {
  title: string;
  abstract: string;
  starts_at: Date;
  ends_at: Date;
  room: string;
  track: string;
};

export const insertSession = async (db: Queryable, event: number, session: SessionContent, at: Date): Promise<number> =>
  (
    await db.row(
      z.object({ id: z.number() }),
      `insert into event_sessions (event_id, title, abstract, starts_at, ends_at, room, track, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
      [event, session.title, session.abstract, session.starts_at, session.ends_at, session.room, session.track, at],
    )
  ).id;

/** Calendars hear of a change of time, place and title; who starred it of time and place. */
export const updateSession = (
  db: Queryable,
  event: number,
  id: number,
  session: SessionContent,
  at: Date,
): Promise<number> =>
  db.run(
    `update event_sessions set title = $3, abstract = $4, starts_at = $5, ends_at = $6, room = $7, track = $8, updated_at = $9,
       sequence = sequence + ((title, starts_at, ends_at, room) is distinct from ($3, $5, $6, $7))::integer,
       moved_at = case when (starts_at, ends_at, room) is distinct from ($5, $6, $7) then $9 else moved_at end
     where event_id = $1 and id = $2`,
    [event, id, session.title, session.abstract, session.starts_at, session.ends_at, session.room, session.track, at],
  );

export const deleteSession = (db: Queryable, event: number, id: number): Promise<number> =>
  db.run('delete from event_sessions where event_id = $1 and id = $2', [event, id]);

/** In this order; all are of the event. */
export async function putSpeakers(db: Queryable, event: number, session: number, speakers: number[]): Promise<void> {
  await db.run('delete from event_session_speakers where session_id = $1', [session]);
  await db.run(
    `insert into event_session_speakers (event_id, session_id, speaker_id, position)
     select $1, $2, id, at from unnest($3::integer[]) with ordinality as given (id, at)`,
    [event, session, speakers],
  );
}

/** The sessions keep their time of the day while the event moves by whole days, or to another zone. */
export const moveSessions = (
  db: Queryable,
  event: number,
  by: { days: number; from: string; to: string; at: Date },
): Promise<number> =>
  db.run(
    `update event_sessions set
       starts_at = ((starts_at at time zone $3) + make_interval(days => $2)) at time zone $4,
       ends_at = ((starts_at at time zone $3) + make_interval(days => $2)) at time zone $4 + (ends_at - starts_at),
       sequence = sequence + 1, updated_at = $5, moved_at = $5
     where event_id = $1`,
    [event, by.days, by.from, by.to, by.at],
  );

/** The sessions of what a person of the demo world organized up to then move on with their events. */
export const moveSampleSessions = (db: Queryable, user: number, until: string, days: number): Promise<number> =>
  db.run(
    `update event_sessions s set starts_at = s.starts_at + make_interval(days => $3),
       ends_at = s.ends_at + make_interval(days => $3), updated_at = s.updated_at + make_interval(days => $3),
       sequence = s.sequence + 1
     from events e where e.id = s.event_id and e.created_by = $1 and e.created_at <= $2 and s.created_at <= $2`,
    [user, until, days],
  );
