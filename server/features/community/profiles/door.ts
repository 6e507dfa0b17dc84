import type { Badge } from '@devorbit/contract/community/profiles.ts';
import type { Queryable } from '../../../platform/database.ts';
import { databaseTimeZone } from '../../../platform/time-zones.ts';
import { presentBadges } from './public/badges.ts';
import { selectEarned } from './public/store.ts';

// What other features do with profiles: whether the actor may is for them to ask.
export { upsertProfile } from './store.ts';

/** What a user has earned, in the order of the list. `zone` is the user's own, in which streaks are counted; null is UTC. Not for users: it asks no policy. */
export const findBadges = async (db: Queryable, userId: number, zone: string | null): Promise<Badge[]> =>
  presentBadges(await selectEarned(db, userId, databaseTimeZone(zone ?? 'UTC')));
