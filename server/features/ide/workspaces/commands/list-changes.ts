import type { FilesPatch } from '@devorbit/contract/execution/workspaces.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import { type Content, contentsOf, keysOf } from '../../projects/door.ts';

/** What a box has of a project's files: the key of each content, by path. */
export type Brought = Record<string, string>;

const toHave = (all: readonly Content[]) =>
  new Map(all.map(({ path, key, kind }) => [path, kind === 'folder' ? 'folder' : key]));

/** What has changed in a project since a box was brought its files, and what it has then; null where nothing has, which reads no contents. */
export async function listChanges(
  database: Database,
  project: number,
  brought: Brought,
): Promise<{ patch: z.input<typeof FilesPatch>; now: Brought } | null> {
  const keys = toHave(await keysOf(database, project));
  if (keys.size === Object.keys(brought).length && [...keys].every(([path, key]) => brought[path] === key)) return null;
  const { all, read } = await database.transaction((tx) => contentsOf(tx, project));
  const now = toHave(all);
  const remove = Object.keys(brought).filter((path) => !now.has(path));
  const others = new Set([...now].filter(([path, key]) => brought[path] !== key).map(([path]) => path));
  if (remove.length === 0 && others.size === 0) return null;
  const folders = [...others].filter((path) => now.get(path) === 'folder');
  return { patch: { remove, folders, write: await read(others) }, now: Object.fromEntries(now) };
}
