import { randomBytes } from 'node:crypto';
import type { FileType } from '@devorbit/contract/library/resources-limits.ts';
import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { byteSource } from '../../../../platform/documents/byte-source.ts';
import { checkContent } from '../../../../platform/documents/check-content.ts';
import { scanForViruses } from '../../../../platform/documents/virus-scanner.ts';
import type { Encoder } from '../../../../platform/pictures/encoder.ts';
import { insertRendition, insertResource, type NewResource } from '../store.ts';
import { makeRendition } from './make-rendition.ts';

export type PublishDeps = {
  database: Database;
  blobs: Blobs;
  encodePicture: Encoder;
  /** The virus scanner, where there is one. */
  scanner: string | undefined;
};

/** What is said of a document by whoever hands it in. */
export type Described = Omit<NewResource, 'public_id' | 'digest' | 'size' | 'scan' | 'file_type'>;

/**
 * Publishes a stored file as a document and answers its id. Until then no row refers to its bytes, and nobody can have them:
 * those of a file that is refused are swept. Throws a Refusal for content that is not of its type, is damaged, locked or
 * infected, or could not be scanned where there is a scanner. `beside` is done in the same transaction.
 */
export async function publishResource(
  deps: PublishDeps,
  { digest, size }: Blob,
  file_type: FileType,
  described: Described,
  beside: (tx: Queryable, id: number) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const source = byteSource(size, (range) => deps.blobs.open(digest, range));
  const content = await checkContent(source, file_type);
  const scan = await scanForViruses(source, deps.scanner);
  const made = await makeRendition(deps, source, content);
  return deps.database.transaction(async (tx) => {
    const public_id = randomBytes(12).toString('base64url');
    const id = await insertResource(tx, { ...described, public_id, digest, size, file_type, scan });
    if (made) await insertRendition(tx, digest, made);
    await beside(tx, id);
    await tx.notify('resources');
    return id;
  });
}
