import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayEdit } from '../../projects/policy.ts';
import { selectOptionalWorkspace } from '../store.ts';
import { bringFiles } from './bring-files.ts';

/**
 * Before something of a project that the actor may change is started: its files are there as they are now. They are looked for while it is
 * asked whether it may start, and brought once it may.
 */
export async function renewFiles(
  { database }: { database: Database },
  actor: Actor,
  id: number,
  allowed: Promise<void>,
): Promise<void> {
  const [, row] = await Promise.all([findProject(database, actor, id, mayEdit), selectOptionalWorkspace(database, id)]);
  if (row !== null) await bringFiles(database, row, allowed);
}
