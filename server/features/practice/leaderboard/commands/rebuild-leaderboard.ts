import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { oldestKept, trendStart } from '../periods.ts';
import { deletePast, lockLeaderboard, replaceLeaderboard, replacePast } from '../store.ts';

/**
 * Writes the leaderboard anew from the first Accepted submissions, for an operator who has changed those
 * (`node server/seed.ts --no-demo --rebuild-leaderboard`). It can be read meanwhile, and verdicts wait.
 */
export const rebuildLeaderboard = ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  database.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await replaceLeaderboard(tx, oldestKept(clock.now()));
    await deletePast(tx);
    await replacePast(tx, trendStart(clock.now()));
    await tx.notify('leaderboard');
  });
