import type { LeaderboardUniversities } from '@devorbit/contract/practice/leaderboard.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectUniversities, selectUniversityOf } from '../store.ts';

/** All universities in the order of `known`, slug to name, how many of their people have points, and the caller's own. */
export async function listUniversities(
  { database }: { database: Database },
  known: ReadonlyMap<string, string>,
  actor: Actor | null,
): Promise<LeaderboardUniversities> {
  const [counted, own] = await Promise.all([
    selectUniversities(database),
    actor === null ? null : selectUniversityOf(database, actor.id),
  ]);
  const people = new Map(counted.map((one) => [one.slug, one.people]));
  return {
    universities: [...known].map(([slug, name]) => ({ slug, name, people: people.get(slug) ?? 0 })),
    own: own !== null && known.has(own) ? own : null,
  };
}
