import { INSIDE_PAGE_SIZE, MAX_INSIDE_HITS } from '@devorbit/contract/library/resources-inside.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { CLOSE, LESS, OPEN } from '../../../../platform/search-text/marks.ts';
import { columns, conditionsOf, type Filters, Row } from '../store.ts';

/** Stems and words as they are, in any of them; `$2` is the text, and `$3` its words with the last one open. */
const query = `(websearch_to_tsquery('search_english', $2) || websearch_to_tsquery('search_simple', $2)
  || to_tsquery('search_english', $3) || to_tsquery('search_simple', $3))`;
/** A question without a word that must be there ("-x") finds nothing instead of all the rest. */
const found = `words @@ ${query} and querytree(${query}) not in ('', 'T')`;
/** Words of an excerpt around what was found. */
const FRAGMENT = `StartSel=${OPEN}, StopSel=${CLOSE}, MaxFragments=1, MaxWords=30, MinWords=22, ShortWord=0`;
/** The best pages are looked for among so many: a word that is on more of them tells none from another. */
const MOST_RANKED = 2000;
/** Of a page, where its excerpt is looked for, in characters. */
const EXCERPT_FROM = 100_000;

const Excerpt = z.object({
  page: z.number(),
  label: z.string(),
  ocr: z.boolean(),
  /** A headline of the page's text in one line. */
  excerpt: z.string(),
  /** Whether it begins and ends where the text does. */
  starts: z.boolean(),
  ends: z.boolean(),
});
export type Excerpt = z.infer<typeof Excerpt>;

const line = `regexp_replace(left(btrim(text), ${EXCERPT_FROM}), '\\s+', ' ', 'g')`;
/** Each step is kept, or what the next asks of it twice would be done twice: a headline takes a millisecond. */
const excerpted = (from: string): string => `
  lines as materialized (select *, ${line} as line from ${from}),
  shown as materialized (select *, translate(
    ts_headline('search_english', translate(line, '<', '${LESS}'), ${query}, '${FRAGMENT}'), '${LESS}', '<') as excerpt
    from lines),
  plain as materialized (select *, translate(excerpt, '${OPEN}${CLOSE}', '') as inside from shown)`;
const ENDS = 'starts_with(line, inside) as starts, right(line, length(inside)) = inside as ends';

const Hit = Row.extend(Excerpt.shape).extend({ found: z.number() });
export type Hit = z.infer<typeof Hit>;

type Asked = { text: string; prefix: string };

/** Documents by their best pages, the best first; one more than a page of results has, where there is one. */
export function selectInside(
  db: Queryable,
  viewer: number,
  { text, prefix }: Asked,
  filters: Filters,
  page: number,
): Promise<Hit[]> {
  const first = [viewer, text, prefix, INSIDE_PAGE_SIZE + 1, (page - 1) * INSIDE_PAGE_SIZE];
  const { sql, params } = conditionsOf(filters, first.length);
  const kept = sql.map((one) => `and ${one}`).join(' ');
  // So that the others do not take the places of what is asked for.
  const among = kept && `and digest in (select r.digest from published_resources r where true ${kept})`;
  return db.rows(
    Hit,
    `with ranked as (
       select digest, page, ts_rank(words, ${query}) as rank from resource_pages where ${found} ${among}
       limit ${MOST_RANKED}
     ), best as (
       select distinct on (digest) digest, page, rank, count(*) over (partition by digest) as found from ranked
       order by digest, rank desc, page
     ), listed as (
       select best.*, r.id from best cross join lateral (
         select r.id from published_resources r where r.digest = best.digest ${kept}
         order by r.uploaded_at desc, r.id desc limit 1
       ) r order by best.rank desc, r.id desc limit $4 offset $5
     ), paged as (
       select listed.page, listed.found, listed.rank, ${columns}, t.label, t.ocr, t.text from listed
       join published_resources r on r.id = listed.id
       join resource_pages t on t.digest = listed.digest and t.page = listed.page
     ), ${excerpted('paged')}
     select plain.*, ${ENDS} from plain order by rank desc, id desc`,
    [...first, ...params],
    // A word that is on most pages is read from the pages, a rare one from its index.
    { prepared: false },
  );
}

/** The pages of one document, in their order, and how many there are. */
export function selectInsideOne(
  db: Queryable,
  id: number,
  { text, prefix }: Asked,
): Promise<(Excerpt & { total: number })[]> {
  return db.rows(
    Excerpt.extend({ total: z.number() }),
    `with pages as (
       select t.page, t.label, t.ocr, t.text, count(*) over () as total
       from resources r join resource_pages t on t.digest = r.digest
       where r.id = $1 and ${found} order by t.page limit ${MAX_INSIDE_HITS}
     ), ${excerpted('pages')}
     select page, label, ocr, total, excerpt, ${ENDS} from plain order by page`,
    [id, text, prefix],
  );
}
