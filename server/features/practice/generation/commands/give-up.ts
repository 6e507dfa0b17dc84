import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { deleteTrialPackages } from '../../trials/door.ts';
import { updateFinished } from '../store.ts';

/** Ends a generation as failed, with the sentence for the person who waits; the first end stands. Without `go`, whichever go is the latest. */
export const giveUp = (
  { database, clock }: { database: Database; clock: Clock },
  work: { id: string; go?: number },
  message: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await updateFinished(tx, work, { step: 'failed', message, problem_id: null }, clock.now()))) return;
    await deleteTrialPackages(tx, work.id);
    await tx.notify('generations', work.id);
  });
