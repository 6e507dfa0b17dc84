import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteTrialPackagesBefore } from './store.ts';

/** No work goes on for longer, in ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Drops the packages of work that was replaced while it ran, and could not drop them itself. */
export async function purgeTrials({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await deleteTrialPackagesBefore(database, new Date(clock.now().getTime() - KEPT_MS));
}
