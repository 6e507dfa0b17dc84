import { type SearchKind, searchKinds } from '@devorbit/contract/kinds.ts';
import type { SearchPage } from '@devorbit/contract/site/search.ts';
import type { Database } from '../../../../platform/database.ts';
import { withoutSigns } from '../../../../platform/search-text/marks.ts';
import { plainWord, type Question, readQuestion } from '../../../../platform/search-text/question.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { nearness } from '../nearness.ts';
import { presentResult } from '../present.ts';
import { type Count, countExact, type Row, selectExact, selectNear, setAlikeness } from '../store.ts';

type Asked = { query: string; kinds?: readonly SearchKind[]; page?: number; page_size?: number };

/**
 * What a question finds, the best first: at first whatever holds its words, in any form and the last one unfinished;
 * where nothing does, whatever is named like it. A visitor (null) finds what everybody may see, somebody signed in also
 * what members may.
 */
export async function searchSite(
  { database }: { database: Database },
  actor: Pick<Actor, 'id'> | null,
  { query, kinds, page = 1, page_size = 20 }: Asked,
): Promise<SearchPage> {
  const question = readQuestion(withoutSigns(query));
  const { text, prefix, words } = question;
  const members = actor !== null;
  const offset = (page - 1) * page_size;
  const present = (counted: Count[], rows: Row[], approximate: boolean): SearchPage => {
    const counts = countsOf(counted);
    return {
      results: rows.map((row) => presentResult(row, { words, approximate })),
      total: (kinds ?? searchKinds).reduce((sum, kind) => sum + counts[kind], 0),
      counts,
      page,
      page_size,
      approximate,
    };
  };

  const slice = { kinds: kinds ? [...kinds] : null, limit: page_size, offset };
  const [counted, rows] = await Promise.all([
    countExact(database, { text, prefix, members }),
    selectExact(database, { text, prefix, members }, slice),
  ]);
  // Signs (quotes, a dash) say what must be there and what must not: nothing else is meant.
  if (counted.length > 0 || prefix === '') return present(counted, rows, false);
  const near = await findNear(database, question, members);
  const wanted = near.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const nearby = searchKinds.map((kind) => ({ kind, count: near.filter((row) => row.kind === kind).length }));
  return present(nearby, wanted.slice(offset, offset + page_size), near.length > 0);
}

/** What is named nearly so, the nearest first. */
async function findNear(database: Database, { text, words }: Question, members: boolean): Promise<Row[]> {
  const rows = await database.transaction(async (tx) => {
    await setAlikeness(tx);
    return selectNear(tx, plainWord(text), members);
  });
  return rows
    .map(({ near, ...row }) => ({ ...row, rank: nearness(near, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
}

function countsOf(counted: Count[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Record<SearchKind, number>;
  for (const { kind, count } of counted) counts[kind] = count;
  return counts;
}
