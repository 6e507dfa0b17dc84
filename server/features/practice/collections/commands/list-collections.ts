import { problemsOf } from '@devorbit/content-reader/collections.ts';
import type { CollectionFile, CollectionSummary } from '@devorbit/contract/practice/collections.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentSummary } from '../present.ts';
import { selectProblemsByName } from '../store.ts';

/** All collections with the caller's progress. Anybody may read them. */
export async function listCollections(
  { database, collections }: { database: Database; collections: readonly CollectionFile[] },
  actor: Actor | null,
): Promise<CollectionSummary[]> {
  const names = [...new Set(collections.flatMap(problemsOf))];
  const known = await selectProblemsByName(database, names, actor?.id ?? null);
  return collections.map((file) => presentSummary(file, known)).filter(({ problems }) => problems > 0);
}
