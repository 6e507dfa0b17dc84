import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { onlyAcceptedIsShared, submissionNotFound } from '../../errors.ts';
import { selectIsOwn, updateShared } from '../store.ts';

/** Shares an Accepted submission of the caller's own, or takes that back; nobody does it for another, staff neither. */
export async function shareSubmission(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: string,
  shared: boolean,
): Promise<boolean> {
  if (await updateShared(database, id, actor.id, shared, clock.now())) return shared;
  throw (await selectIsOwn(database, id, actor.id)) ? onlyAcceptedIsShared() : submissionNotFound();
}
