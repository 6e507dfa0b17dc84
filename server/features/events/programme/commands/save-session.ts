import { MAX_ROOMS, MAX_SESSIONS } from '@devorbit/contract/events/programme-limits.ts';
import type { Programme, SessionForm } from '@devorbit/contract/events/programme.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { EventRow } from '../../events/door.ts';
import {
  outsideEvent,
  roomTaken,
  sessionNotFound,
  skippedTime,
  strangeSpeaker,
  tooManyRooms,
  tooManySessions,
} from '../errors.ts';
import {
  insertSession,
  putSpeakers,
  selectOptionalInstant,
  selectSessions,
  selectSpeakers,
  type SessionContent,
  updateSession,
} from '../store.ts';
import { holdProgramme } from './hold-programme.ts';
import { showProgramme } from './show-programme.ts';

const MINUTE_MS = 60_000;
const sameRoom = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** What a form means: its time on the wall becomes a moment there, within the event. */
async function readSession(tx: Queryable, event: EventRow, form: SessionForm): Promise<SessionContent> {
  const moment = await selectOptionalInstant(tx, `${form.date}T${form.startTime}`, event.time_zone);
  if (moment === null) throw skippedTime();
  const starts_at = new Date(moment);
  const ends_at = new Date(starts_at.getTime() + form.minutes * MINUTE_MS);
  if (starts_at < new Date(event.starts_at) || ends_at > new Date(event.ends_at)) throw outsideEvent();
  return { title: form.title, abstract: form.abstract, starts_at, ends_at, room: form.room, track: form.track };
}

/**
 * Adds a session, or changes the one that is named. Throws 409 where its room has another one at that time, 400 outside the
 * event. Whoever starred one that moved is told a little later, of all that moved.
 */
export function saveSession(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, session = null }: { id: number; session?: number | null },
  form: SessionForm,
): Promise<Programme> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await holdProgramme(tx, actor, id);
    const content = await readSession(tx, event, form);
    const all = await selectSessions(tx, id, null);
    if (session !== null && !all.some((one) => one.id === session)) throw sessionNotFound();
    const others = all.filter((one) => one.id !== session);
    if (others.length >= MAX_SESSIONS) throw tooManySessions();
    // One name a room, as it was written first.
    const known = others.find((one) => sameRoom(one.room, content.room))?.room;
    if (known === undefined && new Set(others.map(({ room }) => room)).size >= MAX_ROOMS) throw tooManyRooms();
    const room = known ?? content.room;
    const taken = others.find(
      (one) =>
        one.room === room && new Date(one.starts_at) < content.ends_at && content.starts_at < new Date(one.ends_at),
    );
    if (taken !== undefined) throw roomTaken(room, taken.title);
    const speakers = new Set((await selectSpeakers(tx, id)).map((one) => one.id));
    if (!form.speakers.every((one) => speakers.has(one))) throw strangeSpeaker();
    const saved = { ...content, room };
    let place = session;
    if (place === null) place = await insertSession(tx, id, saved, at);
    else await updateSession(tx, id, place, saved, at);
    await putSpeakers(tx, id, place, form.speakers);
    return showProgramme(tx, actor, id);
  });
}
