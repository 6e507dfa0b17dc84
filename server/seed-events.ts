import { randomUUID } from 'node:crypto';
import type { DemoEvent } from '@devorbit/content-reader/demo.ts';
import { insertScans } from './features/events/check-ins/door.ts';
import { upsertMember } from './features/events/crew/door.ts';
import { insertEvent, putMark, selectHasSampleEvents, selectInstants } from './features/events/events/door.ts';
import { putFeedback } from './features/events/feedback/door.ts';
import { insertSession, insertSpeaker, putSpeakers } from './features/events/programme/door.ts';
import { putRecordings } from './features/events/recordings/door.ts';
import { insertSampleRegistrations, selectGuests, updateCheckedIn } from './features/events/registrations/door.ts';
import { selectSamplePeople } from './features/identity/accounts/door.ts';
import { wallIn } from './platform/calendar/time-zone.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** `10:00 AM - 6:00 PM` of two times of the day. */
function timeText(start: string, end: string): string {
  const said = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  return `${said(start)} - ${said(end)}`;
}

/** Another part of the crowd for every event, the same each time. */
const someOf = (crowd: number[], count: number, at: number): number[] =>
  Array.from({ length: Math.min(count, crowd.length) }, (_, place) => crowd[(at * 7 + place) % crowd.length] ?? 0);

/** Some of those with a place are in, one after another in the hours before `now`. */
async function letIn(
  tx: Queryable,
  event: number,
  { arrived, by, now }: { arrived: number; by: number; now: Date },
): Promise<void> {
  if (arrived === 0) return;
  const guests = await selectGuests(tx, event, arrived);
  const scans = guests.map(({ id }, at) => ({
    registration: id,
    number: at + 1,
    act: 'in' as const,
    at: new Date(now.getTime() - (guests.length - at) * 4 * MINUTE_MS),
  }));
  await insertScans(tx, { event, device: randomUUID(), by }, scans, now);
  for (const { registration, at } of scans) await updateCheckedIn(tx, registration, { at: at.toISOString(), by });
}

/** `first` is the event's first day. */
async function seedProgramme(
  tx: Queryable,
  event: number,
  { programme, time_zone }: DemoEvent,
  first: string,
  now: Date,
): Promise<void> {
  const speakers = new Map<string, number>();
  for (const speaker of programme.speakers) speakers.set(speaker.name, await insertSpeaker(tx, event, speaker));
  for (const { day, start, minutes, room, track, title, abstract, speakers: names } of programme.sessions) {
    const date = new Date(Date.parse(first) + day * DAY_MS).toISOString().slice(0, 10);
    const wall = `${date}T${start}`;
    const { starts_at } = await selectInstants(tx, { starts: wall, ends: wall, opens: null, closes: null }, time_zone);
    if (starts_at === null) continue;
    const starts = new Date(starts_at);
    const ends = new Date(starts.getTime() + minutes * MINUTE_MS);
    const content = { title, abstract, room, track, starts_at: starts, ends_at: ends };
    const session = await insertSession(tx, event, content, now);
    await putSpeakers(
      tx,
      event,
      session,
      names.flatMap((name) => speakers.get(name) ?? []),
    );
  }
}

async function seedEvent(
  tx: Queryable,
  event: DemoEvent,
  at: number,
  by: number,
  { crowd, people }: { crowd: number[]; people: ReadonlyMap<string, number> },
  now: Date,
): Promise<void> {
  const day = (days: number) => wallIn(event.time_zone, new Date(now.getTime() + days * DAY_MS)).date;
  const instants = await selectInstants(
    tx,
    {
      starts: `${day(event.in_days)}T${event.start}`,
      ends: `${day(event.in_days + event.days - 1)}T${event.end}`,
      opens: null,
      closes: null,
    },
    event.time_zone,
  );
  if (instants.starts_at === null || instants.ends_at === null) return;
  const id = await insertEvent(
    tx,
    {
      title: event.title,
      type: event.type,
      category: event.category,
      location: event.location,
      way: event.way,
      online_url: '',
      payment_url: '',
      starts_at: instants.starts_at,
      ends_at: instants.ends_at,
      time_zone: event.time_zone,
      time: timeText(event.start, event.end),
      description: event.description,
      long_description: event.about,
      organizer: event.organizer,
      logo: null,
      image: null,
      price: event.price,
      currency: 'INR',
      tags: event.tags,
      social_links: { website: '', twitter: '', linkedin: '', discord: '' },
      requirements: event.requirements,
      speakers: event.speakers,
      schedule: event.schedule,
      prizes: event.prizes,
      sponsors: event.sponsors.map((sponsor) => ({ ...sponsor, logo: null })),
      questions: event.questions,
      university: event.university ?? null,
      is_featured: event.featured,
      opens_at: null,
      closes_at: null,
      approval: event.approval,
      promotion: 'automatic',
    },
    { capacity: event.capacity, created_by: by, approved_by: event.state === 'approved' ? by : null, at: now },
  );
  await seedProgramme(tx, id, event, day(event.in_days), now);
  const others = crowd.filter((user) => user !== by);
  const told = someOf(others, event.going + event.waiting + event.asking, at);
  const answers = Object.fromEntries(
    event.questions.map(({ id: question, kind }) => [question, kind === 'yes_no' ? 'yes' : 'A small one']),
  );
  const { going, waiting } = event;
  const guests = event.guests.flatMap((username) => people.get(username) ?? []);
  await insertSampleRegistrations(tx, id, [...told.slice(0, going), ...guests], 'confirmed', answers, now);
  await insertSampleRegistrations(tx, id, told.slice(going, going + waiting), 'waiting', {}, now);
  await insertSampleRegistrations(tx, id, told.slice(going + waiting), 'pending', answers, now);
  for (const { username, role } of event.crew) {
    const user = people.get(username);
    if (user !== undefined) await upsertMember(tx, id, user, role, now);
  }
  await letIn(tx, id, { arrived: event.arrived, by, now });
  if (event.recordings.length > 0)
    await putRecordings(tx, { event: id, links: event.recordings, forGuests: false, at: now });
  for (const [from, { stars, text }] of event.feedback.entries()) {
    const user = told[from];
    if (user !== undefined) await putFeedback(tx, { event: id, user, stars, text, at: now });
  }
  for (const user of someOf(others, event.interested, at + 3))
    await putMark(tx, 'interested', true, { event: id, user, at: now });
}

/** The events of the demo world, with those who go there. Does nothing where its people organize any already. */
export async function seedEvents(
  { database, clock }: { database: Database; clock: Clock },
  events: DemoEvent[],
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await selectHasSampleEvents(tx)) return;
    const people = await selectSamplePeople(tx);
    const crowd = [...people]
      .filter(([username]) => !username.startsWith('demo_'))
      .map(([, id]) => id)
      .toSorted((a, b) => a - b);
    const now = clock.now();
    for (const [at, event] of events.entries()) {
      const by = people.get(event.by);
      if (by !== undefined) await seedEvent(tx, event, at, by, { crowd, people }, now);
    }
  });
}
