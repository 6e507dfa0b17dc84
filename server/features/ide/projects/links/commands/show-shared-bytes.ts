import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../../platform/database.ts';
import type { FileAnswer } from '../../../../../platform/http/bind-file.ts';
import { fileNotFound } from '../../files/errors.ts';
import { selectBlobs, selectOptionalBinary } from '../../files/store.ts';
import { selectOptionalVersion } from '../../versions/store.ts';
import { linkNotFound } from '../errors.ts';
import { type SharedRow, selectOptionalShared } from '../store.ts';

type Found = { name: string; size: number; digest: string | null } | null;

/** A file of what a link shows, as the project is or as its version was; null where it is a text, a folder, or none. */
async function findBinary(db: Queryable, { project_id, version }: SharedRow, file: number): Promise<Found> {
  if (version === null) return selectOptionalBinary(db, project_id, file);
  const kept = await selectOptionalVersion(db, project_id, version);
  return kept?.tree.find(({ id, kind }) => id === file && kind === 'binary') ?? null;
}

/**
 * A file that is no text of what a link shows, to be saved. Throws 404 where the link was revoked, has ended, or never was,
 * and where what it shows has no such file.
 */
export async function showSharedBytes(
  { database, clock }: { database: Database; clock: Clock },
  { token, file }: { token: string; file: number },
): Promise<FileAnswer> {
  const shared = await selectOptionalShared(database, createHash('sha256').update(token).digest(), clock.now());
  if (shared === null) throw linkNotFound();
  const found = await findBinary(database, shared, file);
  if (found === null || found.digest === null) throw fileNotFound();
  const { name, size, digest } = found;
  return {
    digest,
    size,
    async open(range) {
      const [blob] = await selectBlobs(database, shared.project_id, [digest]);
      if (!blob) throw fileNotFound();
      return Readable.from([range ? blob.content.subarray(range.start, range.end + 1) : blob.content], {
        objectMode: false,
      });
    },
    type: 'application/octet-stream',
    name: name.slice(name.lastIndexOf('/') + 1),
    // A link that was turned off shows nothing, also to who has seen it.
    cacheControl: 'no-store',
  };
}
