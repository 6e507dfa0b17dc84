import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoad, type Load, pagesOf, routeAssets, routesOf } from './first-load.ts';

const client = new URL('../build/client/', import.meta.url).pathname;
const FALLBACK = '__spa-fallback.html';

/** What every page of the built app fetches at first, in bytes, by its address. Pages that are not prerendered start as the fallback, which then fetches what their route names. */
export async function firstLoads(): Promise<Map<string, Load>> {
  const assets = join(client, 'assets');
  const name = existsSync(assets) ? readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) : undefined;
  if (name === undefined) throw new Error('There is no build: run `npm run build` first');
  const routes = routesOf(readFileSync(join(assets, name), 'utf8'));
  const loads = new Map<string, Load>();
  for (const { path, id } of pagesOf(routes)) {
    const page = join(path.slice(1), 'index.html');
    loads.set(
      path,
      existsSync(join(client, page))
        ? await firstLoad(client, page)
        : await firstLoad(client, FALLBACK, routeAssets(routes, id)),
    );
  }
  return loads;
}
