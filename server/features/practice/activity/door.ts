import type { Activity, Badge, Sky } from '@devorbit/contract/practice/activity.ts';
import type { Queryable } from '../../../platform/database.ts';
import { databaseTimeZone } from '../../../platform/time-zones.ts';
import { presentBadges } from './badges/present.ts';
import { selectEarned } from './badges/store.ts';
import { selectAbout, selectStars } from './store.ts';

// What other features ask of activity: whether the actor may is for them to ask.

/** A user's solved problems that count, by difficulty. Not for users: it asks no policy. */
export const findSolved = async (db: Queryable, userId: number): Promise<Activity['solved_by_difficulty']> =>
  (await selectAbout(db, userId)).solved_by_difficulty;

/** What a user has earned, in the order of the list. Streaks are counted in the days of `zone`; null is UTC. Not for users: it asks no policy. */
export const findBadges = async (db: Queryable, userId: number, zone: string | null): Promise<Badge[]> =>
  presentBadges(await selectEarned(db, userId, databaseTimeZone(zone ?? 'UTC')));

/** A user's solved problems in the order of solving; `dated` tells when. Not for users: it asks no policy. */
export async function findStars(db: Queryable, userId: number, dated: boolean): Promise<Sky> {
  const stars = await selectStars(db, userId);
  return dated ? stars : stars.map((star) => ({ ...star, solved_at: null }));
}
