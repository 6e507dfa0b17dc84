import { MAX_FOLDERS, MAX_PATH } from './projects-limits.ts';

// The names of a project's files, by the same rule in the browser and on the server. Without zod.

/** Control characters, and what shows the rest of a line in another order or not at all; joiners are letters' own. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** Why a path cannot be one, as a sentence; null where it can. Folders are separated by `/`. */
export function pathFault(path: string): string | null {
  if (path.trim() === '') return 'A file needs a name.';
  if (!path.isWellFormed() || path !== path.normalize('NFC')) return 'A name must be plain Unicode text.';
  if (path.length > MAX_PATH) return `A path can have at most ${MAX_PATH} characters.`;
  if (UNSEEN.test(path)) return 'A name can’t contain invisible characters.';
  if (path.includes('\\')) return 'Use / between folders, not \\.';
  const parts = path.split('/');
  if (parts.length - 1 > MAX_FOLDERS) return `A file can be in at most ${MAX_FOLDERS} folders.`;
  for (const part of parts) {
    if (part === '') return 'A folder needs a name.';
    if (part === '.' || part === '..') return 'A name can’t be . or ..';
    if (/^\s|[\s.]$/.test(part)) return 'A name can’t begin with a space, or end with a space or a dot.';
  }
  return null;
}

/** What two paths must not share: some people's computers cannot tell `Main.py` from `main.py`. */
export const pathKey = (path: string): string => path.normalize('NFC').toLowerCase();

export type Entry = { name: string; kind: 'text' | 'binary' | 'folder' };

/** Why these cannot stand in one project together, as a sentence; null where they can. */
export function treeFault(entries: readonly Entry[]): string | null {
  const kinds = new Map<string, Entry>();
  const spelled = new Map<string, string>();
  for (const entry of entries) {
    const key = pathKey(entry.name);
    const other = kinds.get(key);
    if (other)
      return other.name === entry.name
        ? `There is already a file called ${entry.name}.`
        : `${entry.name} and ${other.name} differ only in upper and lower case.`;
    kinds.set(key, entry);
  }
  for (const { name } of entries)
    for (const folder of foldersOf(name)) {
      const found = kinds.get(pathKey(folder));
      if (found && found.kind !== 'folder') return `${found.name} is a file, so nothing can be inside it.`;
      const known = spelled.get(pathKey(folder)) ?? found?.name ?? folder;
      if (known !== folder) return `${folder} and ${known} differ only in upper and lower case.`;
      spelled.set(pathKey(folder), folder);
    }
  return null;
}

/** The folders that a path goes through, the outermost first. */
export const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Text as it is kept: lines end with \n. */
export const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
