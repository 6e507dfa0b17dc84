import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { type Entry, PART, writeIndex, writeSitemap } from '../sitemap.ts';
import {
  type Listed,
  selectDocuments,
  selectEvents,
  selectLastDocument,
  selectLastEvent,
  selectLastProblem,
  selectListed,
} from '../store.ts';

type Deps = {
  database: Database;
  /** The address that visitors know, without a last slash. */
  origin: () => string;
  /** Paths of the prerendered pages that are for search engines. */
  pages: string[];
};

/** What there may be many of: the last id, and those of a range of ids. */
const kinds = {
  problems: {
    page: 'problem',
    last: selectLastProblem,
    select: selectListed,
  },
  documents: {
    page: 'resource',
    last: selectLastDocument,
    select: selectDocuments,
  },
  events: {
    page: 'event',
    last: selectLastEvent,
    select: selectEvents,
  },
} as const satisfies Record<
  string,
  {
    page: 'problem' | 'resource' | 'event';
    last: (db: Queryable) => Promise<number>;
    select: (db: Queryable, after: number, last: number) => Promise<Listed[]>;
  }
>;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/**
 * A list of addresses for search engines: `sitemap`, which is all of them or names the others, `sitemap-pages`,
 * `sitemap-problems-1`, `-2` …, and the same of documents and events; null where there is none of that name.
 */
export async function findSitemap({ database, origin, pages }: Deps, name: string): Promise<string | null> {
  const entries = async (kind: Kind, part: number): Promise<Entry[]> => {
    const { page, select } = kinds[kind];
    const listed = await select(database, (part - 1) * PART, part * PART);
    return listed.map(({ id, updated_at }) => ({ path: pathOf(page, { id }), updated_at }));
  };
  const built = pages.map((path) => ({ path }));
  if (name === 'sitemap-pages') return writeSitemap(origin(), built);
  const lasts = {} as Record<Kind, number>;
  for (const kind of names) lasts[kind] = await kinds[kind].last(database);
  if (name === 'sitemap') {
    if (names.some((kind) => lasts[kind] > PART)) return writeIndex(origin(), lasts);
    return writeSitemap(origin(), [...built, ...(await Promise.all(names.map((kind) => entries(kind, 1)))).flat()]);
  }
  const [, kind, number] = /^sitemap-([a-z]+)-([1-9]\d{0,6})$/.exec(name) ?? [];
  const known = names.find((one) => one === kind);
  const part = Number(number);
  return known !== undefined && (part - 1) * PART < lasts[known]
    ? writeSitemap(origin(), await entries(known, part))
    : null;
}
