import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteChallengesBefore } from './store.ts';

/** Questions that waited too long for their answer are forgotten. */
export const purgeChallenges = ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  deleteChallengesBefore(database, clock.now());
