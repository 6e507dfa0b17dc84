import type { Received } from '@devorbit/contract/endpoint.ts';
import type { shareSubmission as endpoint } from '@devorbit/contract/practice/submissions.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { onlyAcceptedIsShared, submissionNotFound } from '../../errors.ts';
import { selectIsOwn, updateExplanation, updateShared } from '../store.ts';

/**
 * Shares an Accepted submission of the caller's own, or takes that back, with what its author says about it; nobody does
 * it for another, staff neither.
 */
export async function shareSubmission(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: string,
  { shared, ...explanation }: Received<typeof endpoint>['body'],
): Promise<boolean> {
  const done = await database.transaction(async (tx) => {
    if (!(await updateShared(tx, id, actor.id, shared, clock.now()))) return false;
    await updateExplanation(tx, id, explanation);
    return true;
  });
  if (done) return shared;
  throw (await selectIsOwn(database, id, actor.id)) ? onlyAcceptedIsShared() : submissionNotFound();
}
