import type { ResumeDeps } from './commands/begin-upload.ts';
import { deleteExpired } from './store.ts';

/** Forgets uploads that nobody has finished in a day. */
export async function forgetExpiredUploads({
  database,
  clock,
  blobStore,
}: Pick<ResumeDeps, 'database' | 'clock' | 'blobStore'>): Promise<void> {
  for (const id of await deleteExpired(database, clock.now())) await blobStore.parts.remove(id);
}
