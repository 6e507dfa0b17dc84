import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { selectCalendarOf } from '../../events/door.ts';
import { selectStarredCalendar } from '../../programme/door.ts';
import { noCalendar } from '../errors.ts';
import { entryOf, sessionEntryOf } from '../present.ts';
import { selectOptionalReader } from '../store.ts';
import { feedCodeHash } from './feed-code-hash.ts';

type Deps = { database: Database; clock: Clock; site: () => string };

const PAST_MS = 365 * 24 * 60 * 60 * 1000;
const MOST = 500;

/** What somebody is registered for, and the sessions that they starred; what they only wait for is tentative. Throws a Refusal for an unknown code. */
export async function writePersonalFeed({ database, clock, site }: Deps, code: string): Promise<string> {
  const reader = await selectOptionalReader(database, feedCodeHash(code));
  if (reader === null) throw noCalendar();
  const since = new Date(clock.now().getTime() - PAST_MS);
  const events = await selectCalendarOf(database, reader.user_id, since, MOST);
  const sessions = await selectStarredCalendar(database, reader.user_id, since, MOST);
  return writeCalendar({
    name: 'My DevOrbit events',
    entries: [
      ...events.map((event) => entryOf(event, site(), { status: event.has_place ? 'CONFIRMED' : 'TENTATIVE' })),
      ...sessions.map((session) => sessionEntryOf(session, site())),
    ],
    refreshMinutes: 60,
  });
}
