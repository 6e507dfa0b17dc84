import type { Update } from '@devorbit/contract/ide/files.ts';
import { MAX_PULLED } from '@devorbit/contract/ide/projects-limits.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { fileNotFound, logIsShorter } from '../errors.ts';
import { selectChanges, selectOptionalText } from '../store.ts';

/** Changes of a text after a version, for members of its project. Throws 409 where the log does not reach back to it. */
export async function pullChanges(
  { database }: { database: Database },
  actor: Actor,
  { id, file: fileId, after }: { id: number; file: number; after: number },
): Promise<{ updates: Update[]; version: number; more: boolean }> {
  await findProject(database, actor, id, mayRead);
  const file = await selectOptionalText(database, id, fileId);
  if (file === null) throw fileNotFound();
  if (after > file.version || after < file.base_version) throw logIsShorter();
  const updates = await selectChanges(database, { project: id, file: fileId, after, most: MAX_PULLED });
  const last = updates.at(-1)?.version ?? after;
  return { updates, version: Math.max(file.version, last), more: last < file.version };
}
