import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { oldestKept, trendStart } from './periods.ts';
import { deletePastPeriods, replacePast } from './store.ts';

/** Every hour: months and weeks that are long over are forgotten. What is shown does not wait for this. */
export const purgePastPeriods = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  deletePastPeriods(database, oldestKept(clock.now()));

/** Every hour: with what ranks are compared is always a week old. The work is done once a day. */
export const keepPastRanks = ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  database.transaction((tx) => replacePast(tx, trendStart(clock.now())));
