import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findOwnProject } from '../../projects/commands/find-own-project.ts';
import { selectOptionalWorkspace } from '../store.ts';
import { bringFiles } from './bring-files.ts';

/** Before something of a project of the actor's own is started: its files are there as they are now. */
export async function renewFiles({ database }: { database: Database }, actor: Actor, id: number): Promise<void> {
  await findOwnProject(database, actor, id);
  const row = await selectOptionalWorkspace(database, id);
  if (row !== null) await bringFiles(database, row);
}
