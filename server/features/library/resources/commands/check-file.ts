import type { FileType } from '@devorbit/contract/library/resources-limits.ts';
import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import { byteSource } from '../../../../platform/documents/byte-source.ts';
import { checkContent } from '../../../../platform/documents/check-content.ts';
import { scanForViruses } from '../../../../platform/documents/virus-scanner.ts';
import type { Encoder } from '../../../../platform/pictures/encoder.ts';
import type { Rendition } from '../file-store.ts';
import type { NewResource } from '../store.ts';
import { makeRendition } from './make-rendition.ts';

export type CheckDeps = {
  blobs: Blobs;
  encodePicture: Encoder;
  /** The virus scanner, where there is one. */
  scanner: string | undefined;
};

/** A file in which nothing was wrong, and what its preview shows where that could be made at once. */
export type CheckedFile = Blob & { file_type: FileType; scan: NewResource['scan']; made: Rendition | null };

/**
 * Looks into a stored file that no row refers to yet. Throws a Refusal for content that is not of its type, is damaged,
 * locked or infected, or could not be scanned where there is a scanner; its bytes are swept.
 */
export async function checkFile(deps: CheckDeps, { digest, size }: Blob, file_type: FileType): Promise<CheckedFile> {
  const source = byteSource(size, (range) => deps.blobs.open(digest, range));
  const content = await checkContent(source, file_type);
  const scan = await scanForViruses(source, deps.scanner);
  return { digest, size, file_type, scan, made: await makeRendition(deps, source, content) };
}
