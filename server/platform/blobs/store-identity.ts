import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database.ts';
import type { BlobStore } from './blob-store.ts';

/** The files are not where this server looks for them. The message is a sentence for its operator. */
export class WrongStore extends Error {
  override name = 'WrongStore';
}

const Identity = z.object({ id: z.string(), claimed: z.boolean() });

/**
 * Throws WrongStore where the store is not that of the database. The first store that a database meets becomes its own,
 * unless it has another one's id. Answers the id.
 */
export async function claimStore(database: Database, store: BlobStore): Promise<string> {
  await database.run('insert into blob_store (id) values ($1) on conflict do nothing', [randomUUID()]);
  return database.transaction(async (tx) => {
    // Servers that start at once wait for each other here.
    const { id, claimed } = await tx.row(Identity, 'select id, claimed from blob_store for update');
    const found = await store.readId();
    if (found === null && claimed)
      throw new WrongStore(
        `The files of this database are not in ${store.place}: set DATA_DIR or BLOBS_URL as the other servers of this database have it.`,
      );
    if (found !== null && found !== id)
      throw new WrongStore(
        `The files in ${store.place} belong to another database: set DATA_DIR or BLOBS_URL to where those of this one are.`,
      );
    if (found === null) await store.writeId(id);
    if (!claimed) await tx.run('update blob_store set claimed = true');
    return id;
  });
}
