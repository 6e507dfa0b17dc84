import type { RejudgeSummary } from '@devorbit/contract/practice/versions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../../problems/errors.ts';
import { selectRejudges } from '../rejudges/store.ts';
import { selectOptionalAuthored } from '../store.ts';

/** The last rejudges of a problem, newest first. Staff only. */
export async function listRejudges(
  { database }: { database: Database },
  _actor: Staff,
  problemId: number,
): Promise<RejudgeSummary[]> {
  if ((await selectOptionalAuthored(database, problemId)) === null) throw problemNotFound();
  return selectRejudges(database, problemId);
}
