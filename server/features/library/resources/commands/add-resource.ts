import { randomBytes } from 'node:crypto';
import type { FileType } from '@devorbit/contract/library/resources-limits.ts';
import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { insertResource, type NewResource } from '../store.ts';
import { type CheckDeps, checkFile } from './check-file.ts';
import { keepFile } from './keep-file.ts';

export type AddDeps = CheckDeps & {
  database: Database;
  /** Where preview and text are asked for; without it a server sees to that later. */
  queue?: Queue;
};

/** What is said of a document by whoever hands it in. */
export type Described = Omit<NewResource, 'public_id' | 'digest' | 'size' | 'scan' | 'file_type'>;

/**
 * Makes a stored file a document, published or suggested, and answers its id. Until then no row refers to its bytes, and
 * nobody can have them. Throws as `checkFile`. `beside` is done in the same transaction.
 */
export async function addResource(
  deps: AddDeps,
  blob: Blob,
  file_type: FileType,
  described: Described,
  beside: (tx: Queryable, id: number) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const file = await checkFile(deps, blob, file_type);
  return deps.database.transaction(async (tx) => {
    const public_id = randomBytes(12).toString('base64url');
    const { digest, size, scan } = file;
    const id = await insertResource(tx, { ...described, public_id, digest, size, file_type, scan });
    await keepFile(tx, deps.queue, file, { at: described.uploaded_at, sample: described.sample });
    await beside(tx, id);
    if (!described.suggested) await tx.notify('resources');
    return id;
  });
}
