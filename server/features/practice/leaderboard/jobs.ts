import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { oldestKept } from './periods.ts';
import { deletePastPeriods } from './store.ts';

/** Every hour: months and weeks that are long over are forgotten. What is shown does not wait for this. */
export const purgePastPeriods = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  deletePastPeriods(database, oldestKept(clock.now()));
