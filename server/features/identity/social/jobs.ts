import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteExpired } from './store.ts';

/** Sign-ins that nobody came back from are forgotten. */
export const purgeSocialFlows = ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  deleteExpired(database, clock.now());
