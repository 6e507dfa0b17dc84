import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { deleteSessionById } from '../session-store.ts';

/** Ends one of the caller's own sessions. Throws a Refusal (404) for any other id. */
export async function endSession(
  { database, clock }: { database: Queryable; clock: Clock },
  { id: userId }: Actor,
  id: string,
): Promise<void> {
  if ((await deleteSessionById(database, userId, id, clock.now())) === 0)
    throw new Refusal('missing', 'Session not found');
}
