import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { selectStored, selectUnknown } from './blob-rows.ts';
import type { Blob, BlobStore } from './blob-store.ts';

const BATCH = 500;

export type Verified = { whole: number; missing: string[]; damaged: string[]; strays: number };

/** Every blob that the database counts on, in pages. */
export async function* storedBlobs(database: Database): AsyncGenerator<Blob> {
  for (let after = ''; ;) {
    const blobs = await selectStored(database, after, BATCH);
    yield* blobs;
    const last = blobs.at(-1);
    if (last === undefined) return;
    after = last.digest;
  }
}

/** Reads every blob and compares it with its digest and size; counts too what lies there unknown. */
export async function verifyBlobs(database: Database, store: BlobStore): Promise<Verified> {
  const verified: Verified = { whole: 0, missing: [], damaged: [], strays: 0 };
  for await (const blob of storedBlobs(database)) {
    const state = await stateOf(store, blob);
    if (state === 'whole') verified.whole++;
    else verified[state].push(blob.digest);
  }
  let batch: string[] = [];
  const count = async () => {
    verified.strays += (await selectUnknown(database, batch)).length;
    batch = [];
  };
  for await (const { digest } of store.list()) if (batch.push(digest) >= BATCH) await count();
  await count();
  return verified;
}

async function stateOf(store: BlobStore, { digest, size }: Blob): Promise<'whole' | 'missing' | 'damaged'> {
  const bytes = await store.open(digest);
  if (bytes === null) return 'missing';
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    length += chunk.length;
  }
  return length === size && hash.digest('hex') === digest ? 'whole' : 'damaged';
}
