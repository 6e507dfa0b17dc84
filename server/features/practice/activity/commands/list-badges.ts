import type { BadgeProgress } from '@devorbit/contract/practice/activity.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { databaseTimeZone } from '../../../../platform/time-zones.ts';
import { findFigures } from '../../submissions/door.ts';
import { presentProgress } from '../badges/present.ts';
import { countLanguages, selectEarned } from '../badges/store.ts';
import { findSolved } from '../door.ts';

/** All badges with when the caller earned them, and how far they are with the others. */
export async function listBadges(
  deps: { database: Database; clock: Clock },
  { id }: Actor,
  timeZone: string,
): Promise<BadgeProgress[]> {
  const [earned, { Easy, Medium, Hard }, figures, languages] = await Promise.all([
    selectEarned(deps.database, id, databaseTimeZone(timeZone)),
    findSolved(deps.database, id),
    findFigures(deps, id, timeZone),
    countLanguages(deps.database, id),
  ]);
  return presentProgress(earned, {
    solved: Easy + Medium + Hard,
    hard: Hard,
    streak: figures.current_streak,
    languages,
  });
}
