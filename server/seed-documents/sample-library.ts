import type { DemoLibrary } from '@devorbit/content-reader/demo-documents.ts';
import type { FileType } from '@devorbit/contract/library/resources-limits.ts';
import type { addResource } from '../features/library/resources/commands/add-resource.ts';
import { checkFile } from '../features/library/resources/commands/check-file.ts';
import { keepFile } from '../features/library/resources/commands/keep-file.ts';
import {
  insertCollection,
  insertItem,
  insertOldVersion,
  updateDecided,
  updateFile,
  upsertPosition,
} from '../features/library/resources/door.ts';
import type { Blob } from '../platform/blobs/blob-store.ts';

export type SampleDeps = Parameters<typeof addResource>[0];
type Known = {
  /** Ids by username. */
  people: ReadonlyMap<string, number>;
  /** Documents by title. */
  ids: ReadonlyMap<string, { id: number; pages: number | null }>;
  now: Date;
};

const HOUR_MS = 60 * 60 * 1000;

/** Publishes what somebody suggested. */
export const acceptSample = ({ database }: SampleDeps, id: number, { by, at }: { by: number; at: Date }) =>
  updateDecided(database, id, { state: 'published', reason: '', by, at });

type Replacement = { blob: Blob; name: string; pages: number | null; note: string; by: number; at: Date };

/** Puts another file in the place of a sample's first one. */
export async function replaceSample(
  deps: SampleDeps,
  id: number,
  file_type: FileType,
  { blob, name, pages, note, by, at }: Replacement,
): Promise<void> {
  const file = await checkFile(deps, blob, file_type);
  const { digest, size, scan } = file;
  await deps.database.transaction(async (tx) => {
    await insertOldVersion(tx, id);
    await updateFile(tx, id, { digest, size, scan, file_type, file_name: name, pages, note, at, by });
    await keepFile(tx, undefined, file, { at, sample: true });
  });
}

/** Collections of people who are there; the demo world may have been asked for without them. */
export async function keepCollections(
  { database }: SampleDeps,
  collections: DemoLibrary['collections'],
  { people, ids, now }: Known,
): Promise<void> {
  for (const [at, { id, owner, title, description, visibility, documents }] of collections.entries()) {
    const user = people.get(owner);
    if (user === undefined) continue;
    await database.transaction(async (tx) => {
      const made = new Date(now.getTime() - (at + 1) * 24 * HOUR_MS);
      const key = await insertCollection(tx, { id, user, at: made, title, description, visibility });
      for (const name of documents) await insertItem(tx, key, ids.get(name)?.id ?? 0);
    });
  }
}

/** Where people stopped reading. */
export async function keepPlaces(
  { database }: SampleDeps,
  reading: DemoLibrary['reading'],
  { people, ids, now }: Known,
): Promise<void> {
  for (const [at, { user: name, document, page }] of reading.entries()) {
    const user = people.get(name);
    const { id, pages } = ids.get(document) ?? { id: 0, pages: null };
    if (user === undefined) continue;
    if (pages === null || page > pages) throw new Error(`documents.yaml: “${document}” has no page ${page}`);
    await upsertPosition(database, { user, id, page, pages, at: new Date(now.getTime() - (at + 2) * HOUR_MS) });
  }
}
