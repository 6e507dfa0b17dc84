import type { Update } from '@devorbit/contract/ide/files.ts';
import { MAX_PULLED } from '@devorbit/contract/ide/projects-limits.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findOwnProject } from '../../commands/find-own-project.ts';
import { fileNotFound, logIsShorter } from '../errors.ts';
import { selectChanges, selectOptionalText } from '../store.ts';

/** Changes of a text of the actor's own after a version. Throws 409 where the log does not reach back to it. */
export async function pullChanges(
  { database }: { database: Database },
  actor: Actor,
  { id, file: fileId, after }: { id: number; file: number; after: number },
): Promise<{ updates: Update[]; version: number; more: boolean }> {
  await findOwnProject(database, actor, id);
  const file = await selectOptionalText(database, id, fileId);
  if (file === null) throw fileNotFound();
  if (after > file.version || after < file.base_version) throw logIsShorter();
  const updates = await selectChanges(database, { project: id, file: fileId, after, most: MAX_PULLED });
  const last = updates.at(-1)?.version ?? after;
  return { updates, version: Math.max(file.version, last), more: last < file.version };
}
