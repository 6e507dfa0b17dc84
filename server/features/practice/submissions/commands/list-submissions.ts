import type { SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayNotListEveryone } from '../errors.ts';
import { type ListQuery, selectPage } from '../listing/store.ts';

/** A page of the caller's own submissions, or of everybody's for staff, and how many match. */
export async function listSubmissions(
  { database }: { database: Database },
  actor: Actor,
  query: ListQuery,
): Promise<{ total: number; rows: SubmissionRow[] }> {
  if (query.everyone === 'false') return selectPage(database, query, actor.id);
  if (!isStaff(actor)) throw mayNotListEveryone();
  return selectPage(database, query, null);
}
