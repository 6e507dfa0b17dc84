import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { showStart } from '@devorbit/contract/ide/start.ts';
import { type PageId, pageIds, pages, pageShown } from '@devorbit/contract/pages.ts';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { staticImportsOf } from '../budget/first-load.ts';
import { CLIENT } from './files.ts';
import { partsOf } from './parts.ts';

/** What a page will need that it does not import: chunks by their names. */
const CHUNKS: Partial<Record<PageId, readonly string[]>> = {
  problem: ['markdown-body', 'codemirror-editor', 'wide-panes', 'problem-bar'],
  'online-ide': ['ide-screen'],
  'ide-project': ['ide-screen'],
};

/** What a page asks the server for first; `:id` is the number that its own path has there. */
const FIRST_CALLS: Partial<Record<PageId, string>> = {
  problem: showProblem.path,
  'online-ide': showStart.path,
  'ide-project': showStart.path,
};

const nameOf = (path: string): string => path.replace(/^\/assets\//, '');

/** A chunk and what it imports statically. Throws where there is none of this name. */
async function chunkWithImports(assets: string[], name: string): Promise<string[]> {
  const first = assets.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  if (first === undefined) throw new Error(`There is no chunk '${name}' to fetch ahead`);
  const found = new Set([first]);
  for (const file of found)
    for (const path of staticImportsOf(await readFile(join(CLIENT, 'assets', file), 'utf8'))) found.add(nameOf(path));
  return [...found];
}

/** What a page will ask for itself: files of `/assets/`, its parts' style sheets first, and its first call. */
export type Ahead = { files: string[]; call: string | undefined };

/** Of the page of a path, such as `/problems/:id`, whose modules and styles are `own`; names of `/assets/`, as all of `assets`. */
export async function aheadOf(path: string, own: readonly string[], assets: string[]): Promise<Ahead> {
  const found = pageIds.find((id) => pages[id].path === path);
  if (found === undefined) return { files: [], call: undefined };
  const page = pageShown(found);
  const parts = CHUNKS[page] ?? [];
  if (parts.length === 0) return { files: [], call: FIRST_CALLS[page] };
  const chunks = await Promise.all(parts.map((name) => chunkWithImports(assets, name)));
  const sized = await Promise.all(
    [...new Set(chunks.flat())].map(async (name) => ({ name, bytes: (await stat(join(CLIENT, 'assets', name))).size })),
  );
  // The small ones come beside the large ones, and not one after the other before them.
  const files = sized.toSorted((a, b) => b.bytes - a.bytes).map(({ name }) => name);
  const sheets = new Set<string>();
  for (const script of own.filter((name) => name.endsWith('.js')))
    for (const [part, needs] of partsOf(await readFile(join(CLIENT, 'assets', script), 'utf8')))
      if (files.includes(part)) for (const name of needs) if (name.endsWith('.css')) sheets.add(name);
  return { files: [...sheets, ...files], call: FIRST_CALLS[page] };
}
