import type { Actor } from '../../../../../platform/sessions.ts';
import { uploadNotFound } from '../errors.ts';
import { deleteUpload } from '../store.ts';
import type { ResumeDeps } from './begin-upload.ts';

/** Forgets an upload and its bytes. Throws where the caller has no such one. */
export async function dropUpload({ database, blobStore }: ResumeDeps, actor: Actor, id: string): Promise<void> {
  if (!(await deleteUpload(database, actor.id, id))) throw uploadNotFound();
  await blobStore.parts.remove(id);
}
