import { SearchKind } from '@devorbit/contract/site/search.ts';
import { z } from 'zod';
import type { SearchEntry } from '../../../feature.ts';
import type { Queryable } from '../../../platform/database.ts';
import { CLOSE, OPEN } from '../../../platform/search-text/marks.ts';

/** $1 is the text, $2 its words with the last one open: stems and words as they are, in any of them. */
const asked = `(websearch_to_tsquery('search_english', $1) || websearch_to_tsquery('search_simple', $1)
  || to_tsquery('search_english', $2) || to_tsquery('search_simple', $2))`;
/** $3 is whether members ask. A question without a word that must be there ("-x") finds nothing instead of all the rest. */
const exact = `words @@ ${asked} and querytree(${asked}) not in ('', 'T') and (not members_only or $3)`;
const selectors = `StartSel=${OPEN}, StopSel=${CLOSE}`;
/** Words of an excerpt around what was found. */
const FRAGMENT = `${selectors}, MaxFragments=1, MaxWords=36, MinWords=28, ShortWord=0`;
const WHOLE = `${selectors}, HighlightAll=true`;
/** Characters of an excerpt where nothing was found in the text. */
const EXCERPT_CHARS = 180;
/** Best of the rows are looked for among so many: as many as can be paged to, twice over. */
const MOST_RANKED = 2000;
/** Counting ends there. */
const MOST_COUNTED = 10_000;
/** How much of its trigrams a question must share with a part of a text, 0–1: as a word of five with two letters swapped. */
const LEAST_ALIKE = '0.2';
const MOST_NEAR = 300;

const Row = z.object({
  kind: SearchKind,
  title: z.string(),
  note: z.string(),
  excerpt: z.string(),
  /** Whether the excerpt begins and ends where the text does. */
  starts: z.boolean(),
  ends: z.boolean(),
  link: z.string(),
  rank: z.number(),
});
export type Row = z.infer<typeof Row>;

const Count = z.object({ kind: SearchKind, count: z.number() });
export type Count = z.infer<typeof Count>;

/** `kinds` null: all. */
export type Slice = { kinds: SearchKind[] | null; limit: number; offset: number };
export type Exact = { text: string; prefix: string; members: boolean };

const NearRow = Row.extend({ near: z.string() });
export type NearRow = z.infer<typeof NearRow>;

export const countExact = (db: Queryable, { text, prefix, members }: Exact): Promise<Count[]> =>
  db.rows(
    Count,
    `select kind, count(*) as count from (select kind from search_entries where ${exact} limit ${MOST_COUNTED}) found
     group by kind`,
    [text, prefix, members],
  );

/** Titles count most, then notes and names, then texts; a title that is the question comes first. Title and excerpt are headlines with seams. */
export const selectExact = (db: Queryable, { text, prefix, members }: Exact, slice: Slice): Promise<Row[]> =>
  db.rows(
    Row,
    `with found as (
       select * from search_entries where ${exact} and ($4::text[] is null or kind = any ($4)) limit ${MOST_RANKED}
     ), best as (
       select kind, ref, title, note, body, link,
         (ts_rank(words, ${asked}) + public.similarity(title, $1))::float8 as rank
       from found order by rank desc, title, kind, ref limit $5 offset $6
     ), seamed as (
       select *, search_seamed(body) as text from best
     ), shown as (
       select *, ts_headline('search_english', text, ${asked}, '${FRAGMENT}') as excerpt from seamed
     ), plain as (
       select *, translate(excerpt, '${OPEN}${CLOSE}', '') as inside from shown
     )
     select kind, ts_headline('search_english', search_seamed(title), ${asked}, '${WHOLE}') as title, note, excerpt, link,
       rank, starts_with(text, inside) as starts, right(text, length(inside)) = inside as ends
     from plain order by rank desc, plain.title, kind, ref`,
    [text, prefix, members, slice.kinds, slice.limit, slice.offset],
  );

/** For the rest of the transaction. */
export const setAlikeness = (tx: Queryable): Promise<unknown> =>
  tx.raw(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [LEAST_ALIKE]);

/** What shares most letters with the text in its title, its note or its names, the likest first. Nothing is marked. */
export const selectNear = (db: Queryable, text: string, members: boolean): Promise<NearRow[]> =>
  db.rows(
    NearRow,
    `select kind, title, note, case when length(body) <= ${EXCERPT_CHARS} then body
         else regexp_replace(left(body, ${EXCERPT_CHARS}), '\\s+\\S*$', '') end as excerpt, true as starts,
       length(body) <= ${EXCERPT_CHARS} as ends, link, near, public.word_similarity($1, near)::float8 as rank
     from search_entries where $1 <% near and (not members_only or $2)
     order by rank desc, title, kind, ref limit ${MOST_NEAR}`,
    [text, members],
  );

/** Writes what is new or has changed, and removes what is not among them. Answers how many rows it wrote and removed. */
export async function replaceEntries(tx: Queryable, kind: SearchKind, entries: SearchEntry[]): Promise<number> {
  const rows = entries.toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
  const column = (of: (entry: SearchEntry) => string) => rows.map(of);
  const refs = column(({ ref }) => ref);
  const removed = await tx.run('delete from search_entries where kind = $1 and ref <> all ($2)', [kind, refs]);
  const written = await tx.run(
    `insert into search_entries as e (kind, ref, title, note, keywords, body, link, members_only)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[])
     on conflict (kind, ref) do update set title = excluded.title, note = excluded.note, keywords = excluded.keywords,
       body = excluded.body, link = excluded.link, members_only = excluded.members_only
     where (e.title, e.note, e.keywords, e.body, e.link, e.members_only) is distinct from
       (excluded.title, excluded.note, excluded.keywords, excluded.body, excluded.link, excluded.members_only)`,
    [
      kind,
      refs,
      column(({ title }) => title),
      column(({ note = '' }) => note),
      column(({ keywords = '' }) => keywords),
      column(({ body = '' }) => body),
      column(({ link }) => link),
      rows.map(({ members = false }) => members),
    ],
  );
  return removed + written;
}
