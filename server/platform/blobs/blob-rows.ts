import { z } from 'zod';
import type { Queryable } from '../database.ts';
import type { Blob } from './blob-store.ts';

const BlobRow = z.object({ digest: z.string(), size: z.number() });

/** Says that a blob comes, so that no sweep takes it for a day; waits for one that takes it just now. */
export const announceBlob = (db: Queryable, { digest, size }: Blob, at: Date): Promise<number> =>
  db.run(
    `insert into blobs (digest, size, unreferenced_since) values ($1, $2, $3)
     on conflict (digest) do update set unreferenced_since = excluded.unreferenced_since`,
    [digest, size, at],
  );

export const markStored = (db: Queryable, digest: string, at: Date): Promise<number> =>
  db.run('update blobs set stored_at = coalesce(stored_at, $2) where digest = $1', [digest, at]);

/** Those that are durable, in the order of their digests, after that one. */
export const selectStored = (db: Queryable, after: string, limit: number): Promise<Blob[]> =>
  db.rows(
    BlobRow,
    'select digest, size from blobs where stored_at is not null and digest > $1 order by digest limit $2',
    [after, limit],
  );

/** Rows for blobs that the database does not know: a day later the sweep takes them as any other. Answers how many. */
export const adoptStrays = (db: Queryable, blobs: Blob[], at: Date): Promise<number> =>
  db.run(
    `insert into blobs (digest, size, stored_at, unreferenced_since)
     select digest, size, $3, $3 from unnest($1::text[], $2::bigint[]) found (digest, size) on conflict do nothing`,
    [blobs.map(({ digest }) => digest), blobs.map(({ size }) => size), at],
  );

/** Which of the digests have no row. */
export const selectUnknown = async (db: Queryable, digests: string[]): Promise<string[]> =>
  (
    await db.rows(
      BlobRow.pick({ digest: true }),
      'select digest from unnest($1::text[]) found (digest) where not exists (select from blobs b where b.digest = found.digest)',
      [digests],
    )
  ).map(({ digest }) => digest);
