import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { foldersOf, pathFault, treeFault, withPlainLines } from '@devorbit/contract/ide/paths.ts';
import { MAX_BINARY_BYTES, MAX_FILES, MAX_PROJECT_SIZE, MAX_TEXT } from '@devorbit/contract/ide/projects-limits.ts';
import { counted } from '../../../../platform/format/plurals.ts';

/** What was taken of what somebody brought, and what was left out, a sentence each. `warnings`: what they may not want to share. */
export type Brought = { files: NewFile[]; left: string[]; warnings: string[] };

/** Largest archive that is opened, in bytes. */
const MAX_ZIP_BYTES = 32 * 1024 * 1024;
/** Entries that are looked at: more is no project of ours. */
const MAX_ENTRIES = 2_000;
const SECRET = /(^|\/)(\.env(\..+)?|id_(rsa|ed25519|ecdsa)|.+\.(pem|key|p12|pfx))$/i;
/** What tools leave behind. */
const IGNORED = /(^|\/)(__MACOSX|\.git|node_modules|__pycache__|\.DS_Store|Thumbs\.db)(\/|$)/;

/** The text of these bytes; null where they are none. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0) || bytes.length > MAX_TEXT * 4) return null;
  try {
    const text = withPlainLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return text.length > MAX_TEXT ? null : text;
  } catch {
    return null;
  }
}

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

export const bytesOfBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** `bytes`: null for a folder without files. */
type Given = { name: string; bytes: Uint8Array | null };

/** Checks every name and size of what somebody brings; what cannot be taken is left out and said. */
export function bring(given: readonly Given[]): Brought {
  const files: NewFile[] = [];
  const left: string[] = [];
  const warnings: string[] = [];
  const entries: { name: string; kind: 'text' | 'binary' | 'folder' }[] = [];
  let size = 0;
  for (const { name: raw, bytes: own } of given) {
    const name = raw.normalize('NFC');
    if (IGNORED.test(name)) continue;
    const isFolder = own === null;
    const bytes = own ?? new Uint8Array();
    const text = isFolder ? null : textOf(bytes);
    const entry = { name, kind: isFolder ? 'folder' : text === null ? 'binary' : 'text' } as const;
    const fault =
      pathFault(name) ??
      treeFault([...entries, entry]) ??
      (files.length >= MAX_FILES ? `A project can have at most ${MAX_FILES} files.` : null) ??
      (text === null && bytes.length > MAX_BINARY_BYTES ? 'A file can have at most 5 MB.' : null) ??
      (size + bytes.length > MAX_PROJECT_SIZE ? 'A project can hold at most 10 MB.' : null);
    if (fault !== null) {
      left.push(`${shown(name)}: ${fault}`);
      continue;
    }
    entries.push(entry);
    if (isFolder) {
      files.push({ name });
      continue;
    }
    if (SECRET.test(name)) warnings.push(`${name} looks like a secret. Don’t share this project with it.`);
    size += bytes.length;
    files.push(text === null ? { name, base64: base64Of(bytes) } : { name, content: text });
  }
  return { files, left, warnings };
}

const MOST_SAID = 8;

/** What is said of what somebody brought: the first of it, and how much more there is. */
export function saidOf({ left, warnings }: Pick<Brought, 'left' | 'warnings'>): string[] {
  const said = [...warnings, ...left.map((line) => `Left out: ${line}`)];
  return said.length <= MOST_SAID
    ? said
    : [...said.slice(0, MOST_SAID - 1), `And ${said.length - MOST_SAID + 1} more like these.`];
}

export const leftOutText = (files: number): string =>
  `${counted(files, 'more file')}: a project can have at most ${MAX_FILES}.`;

/** A name that may be anything, as text. */
const shown = (name: string): string => JSON.stringify(name.slice(0, 80)).slice(1, -1);

/** Folders that all names share at their beginning: archives often hold one. */
export function withoutOuterFolder<F extends { name: string }>(files: readonly F[]): F[] {
  const [first] = files;
  const outer = first?.name.split('/')[0];
  if (outer === undefined || files.some(({ name }) => !name.startsWith(`${outer}/`) || name.length <= outer.length + 1))
    return [...files];
  return files.map((file) => ({ ...file, name: file.name.slice(outer.length + 1) }));
}

/** Opens an archive. What it declares is believed only to refuse: nothing is unpacked beyond what a project may hold. Throws a sentence. */
export async function unzip(archive: Uint8Array): Promise<Brought> {
  if (archive.length > MAX_ZIP_BYTES) throw new Error('A zip file can have at most 32 MB.');
  const { Unzip, UnzipInflate } = await import('fflate');
  const found: { name: string; bytes: Uint8Array }[] = [];
  const folders = new Set<string>();
  let total = 0;
  let entries = 0;
  const unpack = new Unzip((file) => {
    if (++entries > MAX_ENTRIES) throw new Error('This zip file holds too many files.');
    if (IGNORED.test(file.name)) return;
    if (file.name.endsWith('/')) {
      folders.add(file.name.slice(0, -1));
      return;
    }
    if ((file.originalSize ?? 0) > MAX_PROJECT_SIZE) throw new Error('This zip file holds more than 10 MB.');
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, data, final) => {
      if (error) throw new Error('This zip file can’t be opened.');
      size += data.length;
      total += data.length;
      if (total > MAX_PROJECT_SIZE) {
        file.terminate();
        throw new Error('This zip file holds more than 10 MB.');
      }
      parts.push(data);
      if (!final) return;
      const bytes = new Uint8Array(size);
      let at = 0;
      for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
      }
      found.push({ name: file.name, bytes });
    };
    file.start();
  });
  unpack.register(UnzipInflate);
  try {
    // In pieces, so that an archive that grows beyond measure is left early.
    for (let at = 0; at < archive.length; at += 65_536)
      unpack.push(archive.subarray(at, at + 65_536), at + 65_536 >= archive.length);
  } catch (error) {
    if (error instanceof Error && /^(This|A) zip file/.test(error.message)) throw error;
    throw new Error('This zip file can’t be opened.', { cause: error });
  }
  // Archives often have an entry for every folder; those with something inside are there by its name.
  const filled = new Set([...found.map(({ name }) => name), ...folders].flatMap(foldersOf));
  const empty = [...folders].filter((name) => !filled.has(name)).map((name) => ({ name, bytes: null }));
  const brought: Given[] = [...found, ...empty];
  if (brought.length === 0) throw new Error('There are no files in this zip file.');
  return bring(withoutOuterFolder(brought));
}

/** A project as an archive; what is no text in base64 or as it is. */
export async function zip(files: readonly (NewFile & { bytes?: Uint8Array })[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = files.flatMap(({ name, content, base64, bytes }): [string, Uint8Array][] => {
    if (bytes !== undefined) return [[name, bytes]];
    if (content !== undefined) return [[name, strToU8(content)]];
    return base64 === undefined ? [[`${name}/`, new Uint8Array()]] : [[name, bytesOfBase64(base64)]];
  });
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 6 }));
}

/** The name of a project as that of a file. */
export const fileName = (project: string): string =>
  `${project.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'project'}.zip`;
