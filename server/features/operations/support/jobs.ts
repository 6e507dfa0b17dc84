import { SPAM_DAYS, SUPPORT_REQUEST_DAYS } from '@devorbit/contract/operations/support.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deletePast } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: spam, and what is answered or closed, is forgotten when its time is over. What is open stays. */
export async function purgeSupportRequests({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deletePast(database, { spam: before(SPAM_DAYS), rest: before(SUPPORT_REQUEST_DAYS) });
}
