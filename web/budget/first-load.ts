import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type Load = { js: number; css: number; fonts: number };

/** Scripts, styles and fonts that a page names: in links, and in the script that begins it. */
export const referencesOf = (page: string): string[] =>
  [...page.matchAll(/"(\/assets\/[^"#]+)[^"]*"/g)].map(([, path = '']) => path);

/** Modules that a chunk imports statically, so that they come with it. */
export const staticImportsOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:import|from)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`);

/** Fonts for plain text: those whose range holds the letters of ASCII. Others are fetched for the rare character. */
export const textFontsOf = (css: string): string[] =>
  [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = '']) =>
    /unicode-range:\s*U\+(00)?20-/i.test(face)
      ? [...face.matchAll(/url\(["']?(\/assets\/[^"')]+)/g)].map(([, path]) => path ?? '')
      : [],
  );

/** Bytes that a page fetches before anybody touches it: scripts and styles gzipped (level 9), fonts as they are. `more` names modules that the page's route adds. */
export const firstLoad = async (client: string, page: string, more: string[] = []): Promise<Load> => {
  const load: Load = { js: 0, css: 0, fonts: 0 };
  const waiting = [...referencesOf(await readFile(join(client, page), 'utf8')), ...more];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const data = await readFile(join(client, path));
    if (path.endsWith('.woff2')) load.fonts += data.length;
    if (path.endsWith('.css')) {
      load.css += gzipSync(data, { level: 9 }).length;
      waiting.push(...textFontsOf(data.toString()));
    }
    if (path.endsWith('.js')) {
      load.js += gzipSync(data, { level: 9 }).length;
      waiting.push(...staticImportsOf(data.toString()));
    }
  }
  return load;
};

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  /** Not in a manifest that was slimmed: what is imported is found in the module. */
  imports?: string[];
  css: string[];
};
/** Routes by their id, as the built manifest lists them. */
export type Routes = Record<string, Route>;

/** The routes in the text of the built manifest, a script that sets them. */
export const routesOf = (manifest: string): Routes =>
  (JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)) as { routes: Routes }).routes;

/** One route and those around it, the innermost first. */
const withParents = (routes: Routes, id: string): Route[] => {
  const route = routes[id];
  if (!route) throw new Error(`The built manifest has no route '${id}'`);
  return [route, ...(route.parentId === undefined ? [] : withParents(routes, route.parentId))];
};

/** The pages that routes stand for: their addresses, with the ids of their routes. */
export const pagesOf = (routes: Routes): { path: string; id: string }[] =>
  Object.values(routes)
    .filter(({ id, path, index }) => id !== 'root' && (path !== undefined || index))
    .map(({ id }) => ({
      id,
      path: `/${withParents(routes, id)
        .flatMap(({ path }) => path || [])
        .toReversed()
        .join('/')}`,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The modules and styles of one route and those around it. */
export const routeAssets = (routes: Routes, id: string): string[] =>
  withParents(routes, id)
    .flatMap(({ module, imports, css }) => [module, ...(imports ?? []), ...css])
    .map((path) => path.replace(/#.*$/, ''));
