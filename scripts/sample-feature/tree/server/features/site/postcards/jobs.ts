import { POSTCARD_DAYS } from '@devorbit/contract/site/postcards.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deletePostcardsBefore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: old postcards are forgotten. */
export const purgePostcards = ({ database, clock }: { database: Database; clock: Clock }): Promise<number> =>
  deletePostcardsBefore(database, new Date(clock.now().getTime() - POSTCARD_DAYS * DAY_MS));
