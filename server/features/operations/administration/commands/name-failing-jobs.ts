import { isStaff } from '@devorbit/contract/roles.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectJobs } from '../../housekeeping/door.ts';

/** The hourly jobs that fail, for staff; null for all others. */
export async function nameFailingJobs(
  { database }: { database: Database },
  actor: Actor | null,
): Promise<string[] | null> {
  if (actor === null || !isStaff(actor)) return null;
  const jobs = await selectJobs(database);
  return jobs.filter(({ failing_since }) => failing_since !== null).map(({ name }) => name);
}
