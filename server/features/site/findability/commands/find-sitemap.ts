import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Database } from '../../../../platform/database.ts';
import { type Entry, PART, writeIndex, writeSitemap } from '../sitemap.ts';
import { selectLastProblem, selectListed, selectListedEvents } from '../store.ts';

type Deps = {
  database: Database;
  /** The address that visitors know, without a last slash. */
  origin: () => string;
  /** Paths of the prerendered pages that are for search engines. */
  pages: string[];
};

/**
 * A list of addresses for search engines: `sitemap`, which is all of them or names the others, `sitemap-pages`,
 * `sitemap-events` and `sitemap-problems-1`, `-2` …; null where there is none of that name.
 */
export async function findSitemap({ database, origin, pages }: Deps, name: string): Promise<string | null> {
  const problems = async (part: number): Promise<Entry[]> => {
    const listed = await selectListed(database, (part - 1) * PART, part * PART);
    return listed.map(({ id, updated_at }) => ({ path: pathOf('problem', { id }), updated_at }));
  };
  const built = pages.map((path) => ({ path }));
  if (name === 'sitemap-pages') return writeSitemap(origin(), built);
  const events = async (): Promise<Entry[]> =>
    (await selectListedEvents(database, PART)).map(({ id, updated_at }) => ({
      path: pathOf('event', { id }),
      updated_at,
    }));
  if (name === 'sitemap-events') return writeSitemap(origin(), await events());
  const last = await selectLastProblem(database);
  if (name === 'sitemap')
    return last > PART
      ? writeIndex(origin(), last)
      : writeSitemap(origin(), [...built, ...(await problems(1)), ...(await events())]);
  const part = Number(/^sitemap-problems-([1-9]\d{0,6})$/.exec(name)?.[1] ?? 0);
  return part > 0 && (part - 1) * PART < last ? writeSitemap(origin(), await problems(part)) : null;
}
