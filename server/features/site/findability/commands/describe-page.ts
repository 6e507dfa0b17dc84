import { pageAt } from '@devorbit/contract/page-at.ts';
import { pages } from '@devorbit/contract/pages.ts';
import type { Platform } from '../../../../feature.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Described } from '../../../../platform/http/web.ts';

/** Thrown away for others than everybody: what only some may see is not there. */
const asEverybody = async (describe: () => Promise<Described>): Promise<Described> => {
  try {
    return await describe();
  } catch (error) {
    if (error instanceof Refusal) return { found: false };
    throw error;
  }
};

/** What everybody may know of a page of the app; `isPage` tells which paths are pages at all. */
export async function describePage(
  platform: Platform,
  path: string,
  isPage: (path: string) => boolean,
): Promise<Described> {
  const place = isPage(path) ? pageAt(path) : null;
  if (!place) return { found: false };
  const head = platform.features.flatMap(({ heads = [] }) => heads).find(({ pages }) => pages.includes(place.id));
  if (head) return asEverybody(() => head.describe(platform, place.params));
  return { found: true, embedded: pages[place.id].embedded === true };
}
