import type { Database } from '../../../../platform/database.ts';
import { patchFiles } from '../../../execution/execution/door.ts';
import { contentsOf } from '../../projects/door.ts';
import { updateFiles, type WorkspaceRow } from '../store.ts';

/**
 * Brings what has changed in a project since the last time to where it runs; what a program has changed there stays, until
 * the project's own file changes.
 */
export async function bringFiles(database: Database, row: WorkspaceRow): Promise<void> {
  const { all, read } = await database.transaction((tx) => contentsOf(tx, row.project_id));
  const now = new Map(all.map(({ path, key, kind }) => [path, kind === 'folder' ? 'folder' : key]));
  const remove = Object.keys(row.files).filter((path) => !now.has(path));
  const others = new Set([...now].filter(([path, key]) => row.files[path] !== key).map(([path]) => path));
  const folders = [...others].filter((path) => now.get(path) === 'folder');
  if (remove.length === 0 && others.size === 0) return;
  await patchFiles(row, { remove, folders, write: await read(others) });
  await updateFiles(database, row, Object.fromEntries(now));
}
