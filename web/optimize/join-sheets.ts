import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, type Routes } from '../budget/first-load.ts';
import { builtFiles, CLIENT } from './files.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { patternOf } from './preload-routes.ts';

/** In bytes. What is larger is of nearly every page, and worth its own place in the cache. */
const LARGE_BYTES = 20_000;

/** Addresses that become one, in their order. */
type Swap = { from: string[]; to: string };

/** The style sheets of a route that those around it have not. */
function ownSheets(routes: Routes, id: string): string[] {
  const { css = [], parentId } = routes[id] ?? {};
  const around = new Set<string>();
  for (let at = parentId; at !== undefined; at = routes[at]?.parentId)
    for (const href of routes[at]?.css ?? []) around.add(href);
  return css.filter((href) => !around.has(href));
}

/** Runs of at least two neighbours that `isSmall` says of. */
export function runsOf(sheets: readonly string[], isSmall: (href: string) => boolean): string[][] {
  const runs: string[][] = [[]];
  for (const href of sheets)
    if (isSmall(href)) runs.at(-1)?.push(href);
    else runs.push([]);
  return runs.filter(({ length }) => length > 1);
}

const joinedIn = (sheets: string[], swaps: readonly Swap[]): string[] =>
  swaps.reduce((list, { from, to }) => list.toSpliced(list.indexOf(from[0] ?? ''), from.length, to), sheets);

const links = (hrefs: string[]): string => hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');

/**
 * Joins the small style sheets of a route, in their order: a browser asks for six files at a time, and paints when the last
 * is there. The list of routes and the prerendered pages name the joined ones; parts that come later do without what their
 * page has (`parts.ts`).
 */
export async function joinSheets(): Promise<void> {
  const manifest = await readManifest();
  const texts = new Map<string, string>();
  for (const file of await builtFiles('.css')) texts.set(file.slice(CLIENT.length - 1), await readFile(file, 'utf8'));
  const textOf = (href: string): string => texts.get(href.replace(/#.*$/, '')) ?? '';
  const swaps: Record<string, Swap[]> = {};
  const routes = { ...manifest.routes };
  for (const [id, route] of Object.entries(manifest.routes)) {
    const own = ownSheets(manifest.routes, id);
    const runs = runsOf(own, (href) => Buffer.byteLength(textOf(href)) < LARGE_BYTES);
    swaps[id] = await Promise.all(
      runs.map(async (from) => {
        const text = from.map(textOf).join('\n');
        const to = `/assets/sheets-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
        await writeFile(join(CLIENT, to), text);
        return { from, to };
      }),
    );
    routes[id] = { ...route, css: joinedIn(own, swaps[id]) };
  }
  const paths = pagesOf(manifest.routes);
  for (const file of await builtFiles('index.html')) {
    const path = file.slice(CLIENT.length - 1, -'/index.html'.length) || '/';
    const page = paths.find((one) => one.path === path) ?? paths.find((one) => RegExp(patternOf(one.path)).test(path));
    let text = await readFile(file, 'utf8');
    for (let at = page?.id; at !== undefined; at = manifest.routes[at]?.parentId)
      for (const { from, to } of swaps[at] ?? []) {
        if (!text.includes(links(from))) throw new Error(`${path} has not the style sheets of its route '${at}'`);
        text = text.replace(links(from), () => links([to]));
      }
    await writeFile(file, text);
  }
  await writeManifest({ ...manifest, routes });
}
