import type { Queryable } from '../../../platform/database.ts';
import { type Ranked, selectOptionalRow } from './store.ts';

// What other features ask of leaderboard: whether the actor may is for them to ask.

/** Where a user stands of all time; null where nothing has counted yet. Not for users: it asks no policy. */
export const findStanding = (db: Queryable, userId: number): Promise<Ranked | null> =>
  selectOptionalRow(db, { period: 'all', period_start: '1970-01-01' }, userId);
