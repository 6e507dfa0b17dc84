import { pathOf } from '@devorbit/contract/path-of.ts';
import type { CalendarEntry } from '../../../platform/calendar/write-calendar.ts';
import type { CalendarRow } from '../events/door.ts';
import type { SessionCalendarRow } from '../programme/door.ts';

/** An event as calendars have it. `site` is its address, without a last slash. */
export function entryOf(
  event: CalendarRow,
  site: string,
  {
    status = 'CONFIRMED',
    ...people
  }: Pick<CalendarEntry, 'organizer' | 'attendee'> & { status?: CalendarEntry['status'] } = {},
): CalendarEntry {
  const url = site + pathOf('event', { id: event.id });
  return {
    uid: `${event.uid}@devorbit`,
    sequence: event.sequence,
    title: event.title,
    description: `${event.description}\n\n${event.organizer}\n${url}`,
    location: event.location,
    url,
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    timeZone: event.time_zone,
    status: event.cancelled_at === null ? status : 'CANCELLED',
    createdAt: new Date(event.created_at),
    updatedAt: new Date(event.updated_at),
    categories: [event.type, event.category],
    ...people,
  };
}

/** A session of an event’s programme. */
export function sessionEntryOf(session: SessionCalendarRow, site: string): CalendarEntry {
  const url = site + pathOf('event-programme', { id: session.event_id });
  return {
    uid: `${session.uid}@devorbit`,
    sequence: session.sequence,
    title: session.title,
    description: [session.abstract, session.event, url].filter((part) => part !== '').join('\n\n'),
    location: session.location,
    url,
    startsAt: new Date(session.starts_at),
    endsAt: new Date(session.ends_at),
    timeZone: session.time_zone,
    status: session.cancelled_at === null ? 'CONFIRMED' : 'CANCELLED',
    createdAt: new Date(session.created_at),
    updatedAt: new Date(session.updated_at),
  };
}
