import type { Topic } from '@devorbit/contract/practice/problems.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { ListCache } from '../listing/cache.ts';
import { selectSolvedTopics, selectTopics } from '../listing/store.ts';

/** The tags in use, the most problems first, each with how many the caller has solved. Anybody may read them. */
export async function listTopics(
  { database, listCache }: { database: Database; listCache: ListCache },
  actor: Actor | null,
): Promise<Topic[]> {
  const [topics, solved] = await Promise.all([
    listCache.kept('topics', () => selectTopics(database)),
    actor === null ? new Map<string, number>() : selectSolvedTopics(database, actor.id),
  ]);
  return topics.map((topic) => ({ ...topic, solved: solved.get(topic.tag) ?? 0 }));
}
