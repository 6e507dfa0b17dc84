import type { Queryable } from '../../../../platform/database.ts';
import { selectTokenCount } from '../store.ts';

/** How many tokens of a user work at `now`. */
export const countLiveTokens = (db: Queryable, userId: number, now: Date): Promise<number> =>
  selectTokenCount(db, userId, now);
