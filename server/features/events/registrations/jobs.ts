import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteAnswers } from './store.ts';

/** Every hour: what people answered and whom they brought along is forgotten 90 days after the event. */
export const purgeAnswers = ({ database, clock }: { database: Database; clock: Clock }): Promise<number> =>
  deleteAnswers(database, clock.now());
