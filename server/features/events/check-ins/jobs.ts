import { SCAN_DAYS } from '@devorbit/contract/events/check-in-limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { forgetScanners } from '../registrations/door.ts';
import { deleteScansBefore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: who scanned whom is forgotten after 90 days. That somebody came stays. */
export function purgeScans({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - SCAN_DAYS * DAY_MS);
  return database.transaction(async (tx) => (await deleteScansBefore(tx, before)) + (await forgetScanners(tx, before)));
}
