import { GENERATIONS_PER_DAY } from '@devorbit/contract/practice/generation.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { countGenerations } from '../store.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The beginning of a moment's day in UTC. */
export const dayOf = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/** How many problems a user may still generate today (UTC). */
export async function leftToday(
  { database, clock }: { database: Queryable; clock: Clock },
  userId: number,
): Promise<number> {
  return Math.max(0, GENERATIONS_PER_DAY - (await countGenerations(database, userId, dayOf(clock.now()))));
}
