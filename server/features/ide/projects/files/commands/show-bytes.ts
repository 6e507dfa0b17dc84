import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { fileNotFound } from '../errors.ts';
import { selectBlobs, selectFiles } from '../store.ts';

/** A file that is no text, in base64, for members of its project. */
export async function showBytes(
  { database }: { database: Database },
  actor: Actor,
  { id, file }: { id: number; file: number },
): Promise<string> {
  await findProject(database, actor, id, mayRead);
  const found = (await selectFiles(database, id)).find((each) => each.id === file);
  const [blob] = found?.digest ? await selectBlobs(database, id, [found.digest]) : [];
  if (!blob) throw fileNotFound();
  return blob.content.toString('base64');
}
