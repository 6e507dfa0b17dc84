import type { Database } from '../../../../platform/database.ts';
import { patchFiles } from '../../../execution/execution/door.ts';
import { updateFiles, type WorkspaceRow } from '../store.ts';
import { listChanges } from './list-changes.ts';

/**
 * Brings what has changed in a project since the last time to where it runs; what a program has changed there stays, until
 * the project's own file changes. Nothing is brought before `allowed`.
 */
export async function bringFiles(database: Database, row: WorkspaceRow, allowed?: Promise<void>): Promise<void> {
  const changes = await listChanges(database, row.project_id, row.files);
  await allowed;
  if (changes === null) return;
  await patchFiles(row, changes.patch);
  await updateFiles(database, row, changes.now);
}
