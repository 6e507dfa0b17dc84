import type { ResumableUpload } from '@devorbit/contract/library/resumable-uploads.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { uploadNotFound } from '../errors.ts';
import { selectOptionalUpload } from '../store.ts';
import type { ResumeDeps } from './begin-upload.ts';

/** How much of an upload has come. Throws where the caller has no such one. */
export async function showUpload(
  { database, clock, blobStore }: ResumeDeps,
  actor: Actor,
  id: string,
): Promise<ResumableUpload> {
  const row = await selectOptionalUpload(database, actor.id, id, clock.now());
  if (row === null) throw uploadNotFound();
  return { ...row, offset: await blobStore.parts.size(id) };
}
