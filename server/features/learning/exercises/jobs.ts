import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteOldAttempts } from './store.ts';

/** Attempts that proved nothing are kept this long, in ms. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Every hour. */
export const forgetOldAttempts = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteOldAttempts(database, new Date(clock.now().getTime() - KEEP_MS)));
