import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findOwnProject } from '../../commands/find-own-project.ts';
import { fileNotFound } from '../errors.ts';
import { selectBlobs, selectFiles } from '../store.ts';

/** A file of the actor's own that is no text, in base64. */
export async function showBytes(
  { database }: { database: Database },
  actor: Actor,
  { id, file }: { id: number; file: number },
): Promise<string> {
  await findOwnProject(database, actor, id);
  const found = (await selectFiles(database, id)).find((each) => each.id === file);
  const [blob] = found?.digest ? await selectBlobs(database, id, [found.digest]) : [];
  if (!blob) throw fileNotFound();
  return blob.content.toString('base64');
}
