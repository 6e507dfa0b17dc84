import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteOldDrafts } from './store.ts';

/** As long as a browser keeps one, in ms: nobody begins anew because of a summer. */
const KEEP_MS = 400 * 24 * 60 * 60 * 1000;

/** Every hour: what nobody has gone on with for more than a year is forgotten. */
export const purgeDrafts = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteOldDrafts(database, new Date(clock.now().getTime() - KEEP_MS)));
