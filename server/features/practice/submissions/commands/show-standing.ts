import type { Standing } from '@devorbit/contract/practice/submissions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { submissionNotFound } from '../errors.ts';
import { presentStanding } from '../present.ts';
import { selectOptionalCounts } from '../standing/store.ts';

/** How an Accepted submission of the caller's own compares with the best of each other user. There is none for any other. */
export async function showStanding({ database }: { database: Database }, actor: Actor, id: string): Promise<Standing> {
  const counts = await selectOptionalCounts(database, id, actor.id);
  if (counts === null) throw submissionNotFound();
  return presentStanding(counts);
}
