import { PLAIN } from '@devorbit/contract/execution/file-languages.ts';
import { ideLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { baseName, foldersOf, pathFault, pathKey, treeFault } from '@devorbit/contract/ide/paths.ts';
import { MAX_FILES } from '@devorbit/contract/ide/projects-limits.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { RunLanguage } from '@devorbit/contract/ide/start.ts';

/** A file as the screen shows it; its text is the session's. */
export type FileEntry = {
  id: number;
  name: string;
  language: string;
  kind: 'text' | 'binary' | 'folder';
  size: number;
};

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A row of the explorer. `id` is null for a folder that is there only by what is in it. */
export type Row = {
  path: string;
  name: string;
  depth: number;
  kind: FileEntry['kind'];
  id: number | null;
  open: boolean;
};

const inOrder = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) || (one < other ? -1 : 1);

/** The rows that show, folders first, each level by name; what is in a closed folder is left out. */
export function rowsOf(files: readonly FileEntry[], closed: ReadonlySet<string>): Row[] {
  const folders = new Map<string, number | null>();
  for (const file of files) {
    for (const folder of foldersOf(file.name)) if (!folders.has(folder)) folders.set(folder, null);
    if (file.kind === 'folder') folders.set(file.name, file.id);
  }
  const below = (parent: string, depth: number): Row[] => {
    const isHere = (path: string): boolean => path.slice(0, -baseName(path).length - 1) === parent && path !== parent;
    const inside = [...folders.keys()].filter(isHere).toSorted(inOrder);
    const own = files
      .filter(({ kind, name }) => kind !== 'folder' && isHere(name))
      .toSorted((a, b) => inOrder(a.name, b.name));
    return [
      ...inside.flatMap((path) => {
        const open = !closed.has(path);
        const row: Row = { path, name: baseName(path), depth, kind: 'folder', id: folders.get(path) ?? null, open };
        return open ? [row, ...below(path, depth + 1)] : [row];
      }),
      ...own.map(({ name, kind, id }): Row => ({ path: name, name: baseName(name), depth, kind, id, open: false })),
    ];
  };
  return below('', 0);
}

/** The file that a run begins with: the open one where its configuration names none; null where that is not there. */
export function mainFileOf(project: {
  files: readonly FileEntry[];
  current: number | null;
  runs: RunConfigurations;
}): FileEntry | null | undefined {
  const { files, current, runs } = project;
  const entry = runs.all.find(({ id }) => id === runs.chosen)?.entry ?? null;
  return entry === null ? files.find(({ id }) => id === current) : (files.find(({ name }) => name === entry) ?? null);
}

/** What renaming a file or a folder with all that is in it does. */
export const renames = (files: readonly FileEntry[], from: string, to: string): { id: number; name: string }[] =>
  files.flatMap(({ id, name }) => {
    if (name === from) return [{ id, name: to }];
    return name.startsWith(`${from}/`) ? [{ id, name: to + name.slice(from.length) }] : [];
  });

/** Why files cannot be called so, as a sentence; null where they can. */
export function renameFault(
  files: readonly FileEntry[],
  changes: readonly { id: number; name: string }[],
): string | null {
  const names = new Map(changes.map(({ id, name }) => [id, name]));
  for (const { name } of changes) {
    const fault = pathFault(name);
    if (fault !== null) return fault;
  }
  return treeFault(files.map(({ id, name, kind }) => ({ name: names.get(id) ?? name, kind })));
}

/** Why a file cannot be added, as a sentence; null where it can. */
export const addFault = (files: readonly FileEntry[], name: string, kind: FileEntry['kind']): string | null =>
  pathFault(name) ??
  treeFault([...files, { name, kind }]) ??
  (files.length >= MAX_FILES ? `A project can have at most ${MAX_FILES} files.` : null);

/** A name that is free: `main (offline copy).py`, `main (offline copy 2).py` … */
export function freeName(files: readonly { name: string }[], name: string, mark: string): string {
  const taken = new Set(files.map((file) => pathKey(file.name)));
  const base = baseName(name);
  const dot = base.lastIndexOf('.') > 0 ? name.length - (base.length - base.lastIndexOf('.')) : name.length;
  for (let count = 1; ; count++) {
    const free = `${name.slice(0, dot)} (${mark}${count > 1 ? ` ${count}` : ''})${name.slice(dot)}`;
    if (!taken.has(pathKey(free))) return free;
  }
}

/** The file that is opened after one was deleted: the first that remains. */
export const firstFile = (files: readonly FileEntry[]): FileEntry | undefined =>
  files.filter(({ kind }) => kind !== 'folder').toSorted((one, other) => one.id - other.id)[0];

/** How the execution service is asked for a language: the ten by the specification's versions, the others by the newest. */
export const runtimeOf = (language: string): { language: string; version: string; file: string | null } | null => {
  if (NOT_RUN.has(language)) return null;
  const known = ideLanguages.find((each) => each.language === language);
  return known ? { ...known } : { language, version: 'latest', file: null };
};

/** Read and coloured, not run. */
const NOT_RUN = new Set([PLAIN, 'html', 'xml', 'css', 'json', 'markdown', 'yaml', 'toml', 'properties', 'csv']);

const NAMES: Readonly<Record<string, string>> = {
  plaintext: 'Plain Text',
  html: 'HTML',
  xml: 'XML',
  css: 'CSS',
  json: 'JSON',
  markdown: 'Markdown',
  yaml: 'YAML',
  toml: 'TOML',
  properties: 'Properties',
  csv: 'CSV',
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  c: 'C',
  csharp: 'C#',
  go: 'Go',
  rust: 'Rust',
  ruby: 'Ruby',
};

const findLanguage = (language: string, all: readonly RunLanguage[]): RunLanguage | undefined =>
  all.find((each) => each.language === language || each.aliases.includes(language));

/** What a language is called. */
export const languageName = (language: string, all: readonly RunLanguage[]): string =>
  NAMES[language] ?? findLanguage(language, all)?.name ?? language;

/** The languages to choose from: the ten, then the rest of what runs here by name, then what is only read. */
export function languageChoices(
  all: readonly RunLanguage[],
): { label: string; options: { value: string; label: string }[] }[] {
  const option = (value: string) => {
    const version = findLanguage(value, all)?.version;
    return { value, label: version ? `${languageName(value, all)} (${version})` : languageName(value, all) };
  };
  const ten: string[] = ideLanguages.map(({ language }) => language);
  const ofTen = new Set(ten.map((language) => findLanguage(language, all)?.language ?? language));
  const others = all
    .filter(({ language, version }) => version !== null && !ofTen.has(language))
    .toSorted((one, other) => inOrder(one.name, other.name));
  return [
    { label: 'Languages', options: ten.map(option) },
    { label: 'More languages', options: others.map(({ language }) => option(language)) },
    { label: 'Not run', options: [...NOT_RUN].map(option) },
  ].filter(({ options }) => options.length > 0);
}
