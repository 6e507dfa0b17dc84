import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { isThere } from '../../../execution/execution/door.ts';
import { findOwnProject } from '../../projects/commands/find-own-project.ts';
import { selectOptionalWorkspace, type WorkspaceRow } from '../store.ts';

/** Where a project of the actor's own runs already; null where it does not. Throws 404. */
export async function findWorkspace(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<WorkspaceRow | null> {
  await findOwnProject(database, actor, id);
  const row = await selectOptionalWorkspace(database, id);
  return row !== null && (await isThere(row)) ? row : null;
}
