import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Routes } from '../budget/first-load.ts';
import { builtFiles } from './files.ts';
import { readManifest } from './manifest.ts';

/** How Vite writes what a script fetches with the parts that it imports later: one list, and for each part its places in it. */
const LIST = /m\.f=(\[[^\]]*\])/;
const PLACES = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const PART = /import\([`'"]\.\/([\w.-]+\.js)[`'"]\)\s*,\s*__vite__mapDeps\(\[([\d,]*)\]\)/g;

const listOf = (code: string): string[] => JSON.parse(LIST.exec(code)?.[1] ?? '[]') as string[];
const placesIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

/** The parts that a built script imports later, by their files, each with what is fetched with it: names of `/assets/`. */
export function partsOf(code: string): Map<string, string[]> {
  const list = listOf(code);
  return new Map(
    [...code.matchAll(PART)].map(([, name = '', places = '']) => [
      name,
      placesIn(places).map((place) => basename(list[place] ?? '')),
    ]),
  );
}

/** The script without those style sheets among what its parts fetch. */
export function withoutSheets(code: string, sheets: ReadonlySet<string>): string {
  const list = listOf(code);
  return code.replaceAll(
    PLACES,
    (_, places: string) =>
      `__vite__mapDeps([${placesIn(places)
        .filter((place) => !sheets.has(basename(list[place] ?? '')))
        .join(',')}])`,
  );
}

/** The style sheets that every page has in which a script stands, by the script's name. */
export function sheetsAround(routes: Routes): Map<string, Set<string>> {
  const around = new Map<string, Set<string>>();
  for (const { module, imports = [], css = [] } of Object.values(routes)) {
    const own = new Set(css.map((href) => basename(href.replace(/#.*$/, ''))));
    for (const name of new Set([module, ...imports].map((path) => basename(path))))
      around.set(name, new Set([...own].filter((sheet) => around.get(name)?.has(sheet) ?? true)));
  }
  return around;
}

/**
 * Parts that come later ask for no style sheet that their page has: under its own address it may be there no more, as the
 * small ones of a page are joined. A script changes its name with what it imports, and so with the style sheets of that.
 */
export async function leanParts(): Promise<void> {
  const around = sheetsAround((await readManifest()).routes);
  for (const file of await builtFiles('.js')) {
    const sheets = around.get(basename(file));
    if (sheets === undefined || sheets.size === 0) continue;
    const code = await readFile(file, 'utf8');
    const lean = withoutSheets(code, sheets);
    if (lean !== code) await writeFile(file, lean);
  }
}
