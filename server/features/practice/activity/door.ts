import type { Activity } from '@devorbit/contract/practice/activity.ts';
import type { Queryable } from '../../../platform/database.ts';
import { selectAbout } from './store.ts';

// What other features ask of activity: whether the actor may is for them to ask.

/** A user's solved problems that count, by difficulty. Not for users: it asks no policy. */
export const findSolved = async (db: Queryable, userId: number): Promise<Activity['solved_by_difficulty']> =>
  (await selectAbout(db, userId)).solved_by_difficulty;
