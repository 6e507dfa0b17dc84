import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { deleteOptionalResource } from '../store.ts';
import { selectDeclinedBefore } from './store.ts';

/** So long its sender reads why. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Takes away what was declined a month ago. */
export async function purgeDeclined({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (const id of await selectDeclinedBefore(database, before))
    await database.transaction((tx) => deleteOptionalResource(tx, id));
}
