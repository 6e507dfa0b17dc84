import { MAX_BINARY_BYTES, MAX_FILES } from '@devorbit/contract/ide/projects-limits.ts';
import type { MadeFile } from '@devorbit/contract/ide/workspaces.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readEntries, readEntry } from '../../../execution/execution/door.ts';
import { contentsOf } from '../../projects/door.ts';
import { isShown } from '../policy.ts';
import { findWorkspace } from './find-workspace.ts';

/**
 * What programs have made or changed where a project that the actor is a member of runs. A file that was typed in since it was brought
 * there is not told: what stands there is only what the next run will overwrite. Throws 404.
 */
export async function listMadeFiles(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<{ files: MadeFile[] }> {
  const row = await findWorkspace({ database }, actor, id);
  if (row === null) return { files: [] };
  const { all, read } = await database.transaction((tx) => contentsOf(tx, id));
  const keys = new Map(all.map(({ path, key, kind }) => [path, kind === 'folder' ? 'folder' : key]));
  const there = (await readEntries(row)).filter(
    ({ path, kind, built, bytes }) => kind === 'file' && !built && bytes <= MAX_BINARY_BYTES && isShown(path),
  );
  const fresh = there.filter(({ path }) => !keys.has(path) && row.files[path] === undefined);
  const brought = there.filter(({ path }) => keys.has(path) && row.files[path] === keys.get(path));
  const contents = new Map(
    (await read(new Set(brought.map(({ path }) => path)))).map(({ path, content, encoding }) => [
      path,
      Buffer.from(content, encoding),
    ]),
  );
  const changed: typeof brought = [];
  for (const entry of brought) {
    const known = contents.get(entry.path);
    if (!known) continue;
    // Of the same length they may be the same: then the bytes are asked for.
    if (known.length !== entry.bytes || (await readEntry(row, entry.path))?.equals(known) === false)
      changed.push(entry);
  }
  const told = (kind: MadeFile['kind']) => (entry: (typeof there)[number]) => ({
    name: entry.path,
    kind,
    size: entry.bytes,
  });
  return { files: [...changed.map(told('changed')), ...fresh.map(told('new'))].slice(0, MAX_FILES) };
}
