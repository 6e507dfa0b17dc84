import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build hands to the server. */
export const CLIENT = new URL('../build/client/', import.meta.url).pathname;

/** Every built file with one of these endings, by its full path. */
export const builtFiles = async (...endings: string[]): Promise<string[]> => {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name));
};
