import { MAX_ROOMS, MAX_SESSIONS } from '@devorbit/contract/events/programme-limits.ts';
import type { SessionForm } from '@devorbit/contract/events/programme.ts';
import type { Queryable } from '../../../../platform/database.ts';
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
 * Adds a session to an event that the caller of this holds, or changes the one that is named; answers its id. Throws 409
 * where its room has another one at that time, 400 outside the event.
 */
export async function placeSession(
  tx: Queryable,
  event: EventRow,
  { session, form, at }: { session: number | null; form: SessionForm; at: Date },
): Promise<number> {
  const content = await readSession(tx, event, form);
  const all = await selectSessions(tx, event.id, null);
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
  const speakers = new Set((await selectSpeakers(tx, event.id)).map((one) => one.id));
  if (!form.speakers.every((one) => speakers.has(one))) throw strangeSpeaker();
  const saved = { ...content, room };
  let place = session;
  if (place === null) place = await insertSession(tx, event.id, saved, at);
  else await updateSession(tx, event.id, place, saved, at);
  await putSpeakers(tx, event.id, place, form.speakers);
  return place;
}
