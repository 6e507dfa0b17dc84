import { type SearchKind, searchKinds } from '@devorbit/contract/kinds.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { MAX_SEARCH_CHARS, MAX_SEARCH_PAGE } from '@devorbit/contract/site/search-limits.ts';
import type { SearchPage } from '@devorbit/contract/site/search.ts';

export const PAGE_SIZE = 20;

/** Where on /search one is. */
export type Place = { q: string; kind: SearchKind | undefined; page: number };

const isKind = (value: string | null): value is SearchKind => searchKinds.some((kind) => kind === value);

/** The place that an address names; what is not one counts as not given. */
export function placeIn(params: URLSearchParams): Place {
  const kind = params.get('kind');
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH_CHARS),
    kind: isKind(kind) ? kind : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_SEARCH_PAGE ? page : 1,
  };
}

export function placeAddress({ q, kind, page = 1 }: Partial<Place>): string {
  const params = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `${pathOf('search')}?${params}` : pathOf('search');
}

export const pagesOf = (total: number): number => Math.min(MAX_SEARCH_PAGE, Math.ceil(total / PAGE_SIZE));

/** Whether there are results, all of them on pages before this one. */
export const isBeyond = ({ results, total }: Pick<SearchPage, 'results' | 'total'>): boolean =>
  results.length === 0 && total > 0;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the question begins a word of the text. */
export function fits(question: string, text: string): boolean {
  const known = wordsOf(text);
  return wordsOf(question).every((wanted) => known.some((word) => word.startsWith(wanted)));
}

/** The number of a problem that the question names: `12`, `#12`. */
export const problemNumber = (question: string): number | null => {
  const [, digits] = /^#?(\d{1,9})$/.exec(question.trim()) ?? [];
  const id = Number(digits);
  return id > 0 ? id : null;
};

/** Where the marker goes in a list of `count` options, round and round; -1 is nowhere. */
export function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
