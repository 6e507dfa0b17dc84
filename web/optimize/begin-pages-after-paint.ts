import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pagesOf, routeAssets } from '../budget/first-load.ts';
import { aheadOf } from './ahead.ts';
import { beginAfterPaint } from './begin-after-paint.ts';
import { builtFiles, CLIENT } from './files.ts';
import { readManifest } from './manifest.ts';

/** In bytes: it takes as long to evaluate as a person takes to notice, on a slow phone. */
const LARGE_BYTES = 40_000;

/** Of every prerendered page; the fallback has nothing to be read before its scripts are there. */
export const beginPagesAfterPaint = async (): Promise<void> => {
  const large = new Set<string>();
  for (const file of await builtFiles('.js'))
    // The entry begins the app, and has to be the last.
    if (!basename(file).startsWith('entry.') && (await stat(file)).size > LARGE_BYTES)
      large.add(file.slice(CLIENT.length - 1));
  const { routes } = await readManifest();
  const assets = await readdir(join(CLIENT, 'assets'));
  for (const file of await builtFiles('.html')) {
    if (basename(file) !== 'index.html') continue;
    const path = dirname(file).slice(CLIENT.length - 1) || '/';
    const id = pagesOf(routes).find((one) => one.path === path)?.id;
    const own = id === undefined ? [] : routeAssets(routes, id).map((address) => basename(address));
    const ahead = await aheadOf(path, own, assets);
    const { page, address, module } = beginAfterPaint(await readFile(file, 'utf8'), (href) => large.has(href), ahead);
    await writeFile(join(CLIENT, address), module);
    await writeFile(file, page);
  }
};
