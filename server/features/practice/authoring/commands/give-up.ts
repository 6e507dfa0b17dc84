import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { deleteTrialPackages } from '../../trials/door.ts';
import { updateFinished } from '../verification-store.ts';
import { tellAuthor } from './tell-author.ts';

/** Ends a verification as failed, with the sentence for its author; the first end stands. Without `go`, whichever go is the latest. */
export const giveUp = (
  { database, clock }: { database: Database; clock: Clock },
  work: { id: string; go?: number },
  message: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const finished = await updateFinished(tx, work, { state: 'failed', message }, now);
    if (finished === null) return;
    await tellAuthor(tx, finished, 'failed', message, now);
    await deleteTrialPackages(tx, work.id);
    await tx.notify('verifications', work.id);
  });
