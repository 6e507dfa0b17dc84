import { contentFolder } from './folders.ts';

const known = new WeakMap<(folder: string) => unknown, Map<string, unknown>>();

/**
 * What `read` makes of a folder below `content/`: read once a process, however many ask and however many servers start. All
 * share it, so it is frozen.
 */
export function fromContent<T>(read: (folder: string) => T, folder = '.'): T {
  const ofFolders = known.get(read) ?? new Map<string, unknown>();
  known.set(read, ofFolders);
  if (!ofFolders.has(folder)) ofFolders.set(folder, deepFreeze(read(contentFolder(folder))));
  return ofFolders.get(folder) as T;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
