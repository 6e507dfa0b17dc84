import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteTokensExpiredBefore } from './store.ts';

/** How long an expired token is still listed, so that its owner sees why it works no more. */
const LISTED_MS = 30 * 24 * 60 * 60 * 1000;

/** Every hour: tokens that have expired long ago are forgotten. */
export const purgeExpiredTokens = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteTokensExpiredBefore(database, new Date(clock.now().getTime() - LISTED_MS)));
