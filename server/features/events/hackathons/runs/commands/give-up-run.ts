import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { INTERRUPTED } from '../errors.ts';
import { updateEnded } from '../store.ts';

/** Ends a run that no try could bring to an end, so that nobody waits for it. */
export const giveUpRun = async (
  { database, clock }: { database: Database; clock: Clock },
  run: number,
): Promise<void> =>
  void (await updateEnded(database, run, clock.now(), {
    outcome: 'interrupted',
    message: INTERRUPTED,
  }));
