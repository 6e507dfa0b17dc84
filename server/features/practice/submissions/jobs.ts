import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteRuns } from './store.ts';

/** Runs are kept this long, in ms: they are there to be read now. */
const KEEP_RUNS_MS = 24 * 60 * 60 * 1000;

/** Every hour: runs of yesterday are forgotten. */
export const purgeRuns = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteRuns(database, new Date(clock.now().getTime() - KEEP_RUNS_MS)));
