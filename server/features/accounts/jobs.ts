import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { deleteExpiredSessions } from './store.ts';

/** Every hour: sessions that have expired are forgotten. */
export const purgeExpiredSessions = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteExpiredSessions(database, clock.now()));
