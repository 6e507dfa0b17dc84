import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { deleteExpiredTokens } from './store.ts';

/** Every hour: links that have expired are forgotten. */
export const purgeExpiredLinks = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteExpiredTokens(database, clock.now()));
