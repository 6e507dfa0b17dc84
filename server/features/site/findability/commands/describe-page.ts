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
  if (!isPage(path)) return { found: false };
  for (const { heads = [] } of platform.features)
    for (const { pattern, describe } of heads) {
      const name = pattern.exec(path)?.[1];
      if (name !== undefined) return asEverybody(() => describe(platform, name));
    }
  return { found: true };
}
