import { problemsOf } from '@devorbit/content-reader/collections.ts';
import type { Collection, CollectionFile } from '@devorbit/contract/practice/collections.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { collectionNotFound } from '../errors.ts';
import { presentCollection } from '../present.ts';
import { selectProblemsByName } from '../store.ts';

/** A collection with its problems and the caller's progress. Anybody may read it; throws where there is none of that name. */
export async function showCollection(
  { database, collections }: { database: Database; collections: readonly CollectionFile[] },
  actor: Actor | null,
  slug: string,
): Promise<Collection> {
  const file = collections.find((one) => one.slug === slug);
  if (file === undefined) throw collectionNotFound();
  const collection = presentCollection(file, await selectProblemsByName(database, problemsOf(file), actor?.id ?? null));
  if (collection.problems === 0) throw collectionNotFound();
  return collection;
}
