import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { submissionNotFound } from '../errors.ts';
import { maySeeSubmission } from '../policy.ts';
import { presentResult } from '../present.ts';
import { selectOptionalSubmission, selectTestResults } from '../store.ts';

/** A submission's code, whether it is shared, its problem's version of now, and its result so far. For who may not see it there is none. */
export async function readResult(
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<{ code: string; shared: boolean; current_version: number; result: RunResult }> {
  const submission = await selectOptionalSubmission(database, id);
  if (submission === null || !maySeeSubmission(actor, submission)) throw submissionNotFound();
  const { code, shared, current_version } = submission;
  return { code, shared, current_version, result: presentResult(submission, await selectTestResults(database, id)) };
}
