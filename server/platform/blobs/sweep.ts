import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { adoptStrays } from './blob-rows.ts';
import type { Blob, BlobStore } from './blob-store.ts';

/** How long a blob stays after the last row let go of it: a copy of the database may be a day older than that of the files. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Table and column. */
export type BlobReference = readonly [table: string, column: string];

type Deps = { database: Database; clock: Clock; store: BlobStore; references: readonly BlobReference[] };

const isReferenced = (references: readonly BlobReference[]): string =>
  references.map(([table, column]) => `exists (select from ${table} r where r.${column} = b.digest)`).join(' or ') ||
  'false';

/** Those of the digests that a row of a feature refers to. */
export const selectReferenced = async (
  database: Database,
  references: readonly BlobReference[],
  digests: readonly string[],
): Promise<string[]> =>
  (
    await database.rows(
      z.object({ digest: z.string() }),
      `select digest from blobs b where digest = any ($1) and (${isReferenced(references)}) order by digest`,
      [digests],
    )
  ).map(({ digest }) => digest);

/** Deletes what no row has referred to for a day, and what was half received that long ago. Answers how many blobs went. */
export async function sweepBlobs({ database, clock, store, references }: Deps): Promise<number> {
  const now = clock.now();
  const due = new Date(now.getTime() - PATIENCE_MS);
  await store.removeUnfinished(due);
  const referenced = isReferenced(references);
  await database.run(
    `update blobs b set unreferenced_since = case when ${referenced} then null else $1::timestamptz end
     where (unreferenced_since is null) <> (${referenced})`,
    [now],
  );
  let swept = 0;
  for (let after = ''; ;) {
    const digests = await selectDue(database, due, after);
    for (const digest of digests) if (await sweepOne({ database, store, references }, digest, due)) swept++;
    const last = digests.at(-1);
    if (last === undefined) return swept;
    after = last;
  }
}

const selectDue = async (database: Database, due: Date, after: string): Promise<string[]> =>
  (
    await database.rows(
      z.object({ digest: z.string() }),
      'select digest from blobs where unreferenced_since <= $1 and digest > $2 order by digest limit $3',
      [due, after, BATCH],
    )
  ).map(({ digest }) => digest);

/**
 * Holds the row until the bytes are gone, so that who announces the same content waits and then writes it anew. The row
 * goes first: a reference that no list names keeps it, and so the bytes.
 */
const sweepOne = ({ database, store, references }: Omit<Deps, 'clock'>, digest: string, due: Date): Promise<boolean> =>
  database.transaction(async (tx) => {
    if ((await tx.run('select from blobs where digest = $1 for update', [digest])) === 0) return false;
    // Asked once more under the lock: somebody may have referred to it meanwhile.
    const gone = await tx.run(
      `delete from blobs b where digest = $1 and unreferenced_since <= $2 and not (${isReferenced(references)})`,
      [digest, due],
    );
    if (gone > 0) await store.delete(digest);
    return gone > 0;
  });

/** The sweep, and before it rows for bytes without one, such as those that are newer than a database that was restored. */
export async function collectGarbage(deps: Deps): Promise<{ adopted: number; swept: number }> {
  let adopted = 0;
  let batch: Blob[] = [];
  const adopt = async () => {
    adopted += await adoptStrays(deps.database, batch, deps.clock.now());
    batch = [];
  };
  for await (const blob of deps.store.list()) if (batch.push(blob) >= BATCH) await adopt();
  await adopt();
  return { adopted, swept: await sweepBlobs(deps) };
}
