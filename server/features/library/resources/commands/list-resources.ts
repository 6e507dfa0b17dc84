import type { listResources as endpoint, Resource } from '@devorbit/contract/library/resources.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentResource } from '../present.ts';
import { selectResources } from '../store.ts';

type Deps = {
  database: Database;
  clock: Clock;
  secret: string;
  /** Of content/universities. */
  colleges: readonly { slug: string; name: string }[];
};
type Query = z.output<typeof endpoint.query>;

const positionOf = (before: string | undefined): { at: string; id: number } | undefined => {
  const [at, id] = before?.split('~') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(at).toISOString(), id: Number(id) };
};

/** The query of the next page: of the same things, from behind the last one. */
const nextAddress = (path: string, query: Query, last: { uploaded_at: string; id: number }): string => {
  const { bookmarked, ...rest } = query;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({
    ...rest,
    ...(bookmarked === 'true' ? { bookmarked } : {}),
    page: query.page + 1,
    before: `${last.uploaded_at}~${last.id}`,
  }))
    if (value !== undefined && value !== '') params.set(name, String(value));
  return `${path}?${params}`;
};

/** A page of documents, the newest first. Anybody may read it; addresses of files are for members. */
export async function listResources(
  { database, clock, secret, colleges }: Deps,
  actor: Actor | null,
  path: string,
  query: Query,
): Promise<{ results: Resource[]; next: string | null }> {
  const { page, page_size, before, bookmarked, college, ...rest } = query;
  const of = colleges.find(({ slug, name }) => slug === college || name === college);
  const filters = { ...rest, university: of?.slug ?? college };
  const position = positionOf(before);
  const rows = await selectResources(database, actor?.id ?? null, filters, {
    limit: page_size + 1,
    offset: position === undefined ? (page - 1) * page_size : 0,
    before: position,
    bookmarked: bookmarked === 'true',
  });
  const shown = rows.slice(0, page_size);
  const signing = actor && { secret, user: actor.id, now: clock.now() };
  const last = rows.length > page_size ? shown.at(-1) : undefined;
  return {
    results: shown.map((row) => presentResource(row, signing)),
    next: last === undefined ? null : nextAddress(path, query, last),
  };
}
