import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Database } from '../../../../platform/database.ts';
import { selectOptionalSessionCalendar } from '../../programme/door.ts';
import { noCalendar } from '../errors.ts';
import { sessionEntryOf } from '../present.ts';

type Deps = { database: Database; site: () => string };

/** A session of an approved event as a file. Throws a Refusal where there is none for everybody. */
export async function writeSessionCalendar(
  { database, site }: Deps,
  { id, session }: { id: number; session: number },
): Promise<string> {
  const row = await selectOptionalSessionCalendar(database, id, session);
  if (row === null) throw noCalendar();
  return writeCalendar({ name: row.title, entries: [sessionEntryOf(row, site())] });
}
