import type { Database } from '../database.ts';
import { type BlobStore, FileTooLarge } from './blob-store.ts';
import { WrongStore } from './store-identity.ts';
import { storedBlobs } from './verify.ts';

class Damaged extends Error {}

export type Copied = { copied: number; there: number; missing: string[]; damaged: string[] };

/**
 * Copies every blob that the database counts on into another store, and then its id, so that servers start with it. May be
 * broken off and called again. Throws WrongStore where the other one belongs to another database.
 */
export async function copyBlobs(
  database: Database,
  { id, from, to }: { id: string; from: BlobStore; to: BlobStore },
): Promise<Copied> {
  const found = await to.readId();
  if (found !== null && found !== id) throw new WrongStore(`The files in ${to.place} belong to another database.`);
  const result: Copied = { copied: 0, there: 0, missing: [], damaged: [] };
  for await (const { digest, size } of storedBlobs(database)) {
    if (await to.has(digest)) {
      result.there++;
      continue;
    }
    const bytes = await from.open(digest);
    if (bytes === null) {
      result.missing.push(digest);
      continue;
    }
    const admit = async (came: { digest: string }) => {
      if (came.digest !== digest) throw new Damaged();
    };
    try {
      await to.put(bytes, { max: size, admit });
      result.copied++;
    } catch (error) {
      if (!(error instanceof Damaged || error instanceof FileTooLarge)) throw error;
      result.damaged.push(digest);
    }
  }
  await to.writeId(id);
  return result;
}
