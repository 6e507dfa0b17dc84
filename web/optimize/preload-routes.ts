import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, routeAssets, type Routes } from '../budget/first-load.ts';
import { earlyCall } from '../platform/early-call.ts';
import { aheadOf } from './ahead.ts';
import { builtFiles, CLIENT } from './files.ts';
import { readManifest } from './manifest.ts';

const FALLBACK = join(CLIENT, '__spa-fallback.html');

/**
 * Files of `/assets/` that pages are made of, and their first call, by the pattern of their paths. A style sheet that ends in
 * '#' is of a part that comes later, which Vite asks for as of another origin: fetched otherwise, it would be fetched twice.
 */
export type Needs = [pattern: string, files: string[], call?: string | undefined][];

/**
 * A script that fetches what the page of this address is made of. Without it the browser learns that from the manifest, and
 * the editor's from the page: three times to the server and back, one after the other.
 */
export function preloadScript(needs: Needs): string {
  const files = [...new Set(needs.flatMap(([, all]) => all))];
  // Without their folder: web/budget counts what a page names, and each address fetches its own.
  const table = needs.map(([pattern, all, call]) => [pattern, all.map((file) => files.indexOf(file)), call ?? 0]);
  return `(function(f,n,g){n.forEach(function(p){var m=new RegExp(p[0]).exec(location.pathname);if(m&&p[2]&&/^\\d{1,10}$/.test(m[1]))g(p[2].replace(":id",m[1]));if(m)p[1].forEach(function(i){var l=document.createElement("link"),c=/css#?$/.test(f[i]);l.rel=c?"preload":"modulepreload";if(c)l.as="style";if(/#$/.test(f[i]))l.crossOrigin="";l.href="/assets/"+f[i].replace("#","");document.head.append(l)})})})(${JSON.stringify(files)},${JSON.stringify(table)},${earlyCall})`;
}

/** The pattern of a route's path, such as `/problems/:id`. */
export const patternOf = (path: string): string =>
  `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')}/?$`;

const nameOf = (path: string): string => path.replace(/^\/assets\//, '');

/** Files of so many bytes take the time of many small ones on a slow line. */
const LARGE_BYTES = 100_000;

/** Style sheets first, then the large ones: the small ones come beside those, and not one after the other before them. */
async function inOrder(files: string[]): Promise<string[]> {
  const rankOf = async (name: string): Promise<number> =>
    name.includes('.css') ? 0 : (await stat(join(CLIENT, 'assets', name))).size > LARGE_BYTES ? 1 : 2;
  const ranked = await Promise.all(files.map(async (name) => ({ name, rank: await rankOf(name) })));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name);
}

async function needsOf(routes: Routes, prerendered: Set<string>, named: string): Promise<Needs> {
  const assets = await readdir(join(CLIENT, 'assets'));
  const needs: Needs = [];
  for (const { path, id } of pagesOf(routes)) {
    if (path.includes('*') || prerendered.has(path)) continue;
    const own = routeAssets(routes, id).map(nameOf);
    const ahead = await aheadOf(path, own, assets);
    const later = ahead.files.map((name) => (name.endsWith('.css') ? `${name}#` : name));
    const files = [...own, ...later];
    needs.push([
      patternOf(path),
      await inOrder([...new Set(files)].filter((file) => !named.includes(`/assets/${file.replace('#', '')}`))),
      ahead.call,
    ]);
  }
  return needs;
}

/** Writes that script into the page that starts the app at every address that is not prerendered. */
export const preloadRoutes = async (): Promise<void> => {
  const page = await readFile(FALLBACK, 'utf8');
  const prerendered = new Set(
    (await builtFiles('index.html')).map((file) => file.slice(CLIENT.length - 1, -'/index.html'.length) || '/'),
  );
  const needs = await needsOf((await readManifest()).routes, prerendered, page);
  await writeFile(
    FALLBACK,
    page.replace('</head>', () => `<script>${preloadScript(needs)}</script></head>`),
  );
};
