import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteOldAnswers } from './store.ts';

/** Two years: what a card needs to know of its past it keeps itself. */
const KEPT_MS = 730 * 86_400_000;

export const purgeOldAnswers = ({ database, clock }: { database: Database; clock: Clock }): Promise<number> =>
  deleteOldAnswers(database, new Date(clock.now().getTime() - KEPT_MS));
