import type { Area } from './area.ts';
import { community } from './community.ts';
import { learning } from './learning.ts';
import { resources } from './resources.ts';
import { roadmaps } from './roadmaps.ts';
import { tools } from './tools.ts';

/** What every page of contract/pages.ts that is still being built says of itself. Whoever builds one takes its row out here. */
export const areas: readonly Area[] = [...resources, ...learning, ...roadmaps, ...community, ...tools];

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);

/** The area at an address of the page for areas that are being built. */
export const areaAt = (pathname: string): Area => {
  const area = areas.find(({ path }) => fits(path, pathname));
  if (!area) throw new Error(`No area is being built at ${pathname}`);
  return area;
};
