import { randomBytes } from 'node:crypto';
import { fileTypeOf, MAX_FILE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import type { ResumableUpload } from '@devorbit/contract/library/resumable-uploads.ts';
import type { BlobStore } from '../../../../../platform/blobs/blob-store.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { RateLimits } from '../../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { type QuotaDeps, refuseFull } from '../../commands/refuse-full.ts';
import { largeFile, wrongFileType } from '../../errors.ts';
import { suggestionUploadsPerHour, uploadsPerHour } from '../../limits.ts';
import { noLength, tooManyUploads } from '../errors.ts';
import { countUploads, insertUpload, lockUploader } from '../store.ts';

export type ResumeDeps = QuotaDeps & { clock: Clock; blobStore: BlobStore; limits: RateLimits };

/** Files of a member that are on their way at a time: ten of the largest. */
const MAX_UPLOADS = 10;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Makes room for a file that comes in parts. Throws for a type or size that is not taken, and for too many at a time. */
export async function beginUpload(
  { database, clock, limits, quota }: ResumeDeps,
  actor: Actor,
  { name, length }: { name: string; length: number },
): Promise<ResumableUpload> {
  if (fileTypeOf(name) === null) throw wrongFileType();
  if (!Number.isSafeInteger(length) || length < 1) throw noLength();
  if (length > MAX_FILE_BYTES) throw largeFile();
  await limits.take(actor.is_superuser ? uploadsPerHour : suggestionUploadsPerHour, String(actor.id));
  await refuseFull({ database, quota });
  const id = randomBytes(18).toString('base64url');
  const expires = new Date(clock.now().getTime() + KEPT_MS);
  await database.transaction(async (tx) => {
    await lockUploader(tx, actor.id);
    if ((await countUploads(tx, actor.id)) >= MAX_UPLOADS) throw tooManyUploads();
    await insertUpload(tx, { id, user: actor.id, name, length, expires });
  });
  return { id, name, length, offset: 0, expires_at: expires.toISOString() };
}
