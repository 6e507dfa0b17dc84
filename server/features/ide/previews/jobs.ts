import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteEndedPreviews } from './store.ts';

/** Every hour: addresses that have ended go. */
export async function forgetEnded({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await deleteEndedPreviews(database, clock.now());
}
