import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Database } from '../../../../platform/database.ts';
import { selectOptionalCalendar } from '../../events/door.ts';
import { noCalendar } from '../errors.ts';
import { entryOf } from '../present.ts';

type Deps = { database: Database; site: () => string };

/** An approved event as a file. Throws a Refusal where there is none for everybody. */
export async function writeEventCalendar({ database, site }: Deps, id: number): Promise<string> {
  const event = await selectOptionalCalendar(database, id);
  if (event === null) throw noCalendar();
  return writeCalendar({ name: event.title, entries: [entryOf(event, site())] });
}
