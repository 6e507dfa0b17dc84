import type { Queryable } from '../../../../platform/database.ts';
import { periods, periodStart } from '../periods.ts';
import { addToLeaderboard, type Gain } from '../store.ts';

/**
 * Moves a user in all time, the month and the week of a first Accepted that counts, and tells who follows. Within the
 * caller's transaction, and last in it: scores that many share stay locked until it ends.
 */
export async function countSolved(tx: Queryable, gain: Gain): Promise<void> {
  await tx.notify('leaderboard');
  for (const period of periods)
    await addToLeaderboard(tx, { period, period_start: periodStart(period, gain.reached_at) }, gain);
}
