import { eventTypes, MAX_MONTH_EVENTS } from '@devorbit/contract/events/events-limits.ts';
import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { selectCalendar } from '../../events/door.ts';
import { entryOf } from '../present.ts';

type Deps = { database: Database; clock: Clock; site: () => string };
type Filter = {
  type?: (typeof eventTypes)[number] | undefined;
  category?: string | undefined;
  by?: string | undefined;
};

/** Events of the last 90 days, and the next 500 to come. */
const PAST_MS = 90 * 24 * 60 * 60 * 1000;
const MOST = MAX_MONTH_EVENTS + 200;
/** How often subscribers ask again, in minutes. */
const REFRESH_MINUTES = 60;

/** What is to come and lately was, for everybody. */
export async function writeFeed({ database, clock, site }: Deps, filter: Filter): Promise<string> {
  const events = await selectCalendar(database, filter, new Date(clock.now().getTime() - PAST_MS), MOST);
  const parts = [filter.type, filter.category, filter.by === undefined ? undefined : `by ${filter.by}`];
  return writeCalendar({
    name: ['DevOrbit events', ...parts.filter((part) => part !== undefined)].join(' · '),
    entries: events.map((event) => entryOf(event, site())),
    refreshMinutes: REFRESH_MINUTES,
  });
}
