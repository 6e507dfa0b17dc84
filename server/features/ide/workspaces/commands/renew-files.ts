import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayEdit } from '../../projects/policy.ts';
import { selectOptionalWorkspace } from '../store.ts';
import { bringFiles } from './bring-files.ts';

/** Before something of a project that the actor may change is started: its files are there as they are now. */
export async function renewFiles({ database }: { database: Database }, actor: Actor, id: number): Promise<void> {
  await findProject(database, actor, id, mayEdit);
  const row = await selectOptionalWorkspace(database, id);
  if (row !== null) await bringFiles(database, row);
}
