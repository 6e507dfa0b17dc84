import type { Routes } from '../budget/first-load.ts';
import type { Manifest } from './manifest.ts';

/**
 * The manifest without what says nothing: what a route has not, and what its module imports, which the router names for
 * prefetching alone (https://reactrouter.com/api/components/PrefetchPageLinks) and which comes with the module.
 */
export function slimManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const slim = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false)),
    ]),
  ) as Routes;
  return { ...rest, entry: { ...entry, imports: [] }, routes: slim };
}
