import { MAX_FILE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import type { Blob } from '../../../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../../../platform/blobs/blobs.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { uploadUnfinished } from '../errors.ts';
import type { ResumeDeps } from './begin-upload.ts';
import { dropUpload } from './drop-upload.ts';
import { showUpload } from './show-upload.ts';

type TakenUpload = { file: Blob; name: string; done: () => Promise<void> };

/** The file of an upload that is whole; it stays until `done`, so that a form that was refused can be sent again. */
export async function takeUpload(deps: ResumeDeps & { blobs: Blobs }, actor: Actor, id: string): Promise<TakenUpload> {
  const { name, length, offset } = await showUpload(deps, actor, id);
  if (offset !== length) throw uploadUnfinished();
  const file = await deps.blobs.put(deps.blobStore.parts.read(id), { max: MAX_FILE_BYTES });
  return { file, name, done: () => dropUpload(deps, actor, id) };
}
