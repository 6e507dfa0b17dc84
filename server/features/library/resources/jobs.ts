import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteOldOpens } from './use-store.ts';

/** The sums stay; who opened what is forgotten. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export const forgetOldOpens = ({ database, clock }: { database: Database; clock: Clock }): Promise<number> =>
  deleteOldOpens(database, new Date(clock.now().getTime() - KEPT_MS));
