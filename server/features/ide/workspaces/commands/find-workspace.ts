import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { isThere } from '../../../execution/execution/door.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayRead } from '../../projects/policy.ts';
import { selectOptionalWorkspace, type WorkspaceRow } from '../store.ts';

/** Where a project that the actor is a member of runs already; null where it does not. Throws 404. */
export async function findWorkspace(
  { database }: { database: Database },
  actor: Pick<Actor, 'id'>,
  id: number,
): Promise<WorkspaceRow | null> {
  await findProject(database, actor, id, mayRead);
  const row = await selectOptionalWorkspace(database, id);
  return row !== null && (await isThere(row)) ? row : null;
}
