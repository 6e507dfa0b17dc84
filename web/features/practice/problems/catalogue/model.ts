import { MAX_LIST_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import type { Difficulty, Problem, ProblemSort } from '@devorbit/contract/practice/problems.ts';
import { difficulties, hardness } from '../model.ts';

/** Rows of one page of the list: divisible by one, two and three columns. */
export const PAGE_SIZE = 12;

export type CatalogueFilters = {
  difficulty: Difficulty | null;
  tag: string;
  solved: boolean | null;
  search: string;
  sort: ProblemSort;
};

export const noFilters: CatalogueFilters = { difficulty: null, tag: '', solved: null, search: '', sort: 'newest' };

/** The figure that a sort of the menu goes by, the highest first. */
const sortKey: Partial<Record<ProblemSort, (problem: Problem) => number>> = {
  newest: (problem) => Date.parse(problem.created_at),
  hardest: hardness,
  most_solved: (problem) => problem.solves,
  highest_success_rate: (problem) => problem.success_rate,
};
/** In the order of the sort menu. */
export const sorts = Object.keys(sortKey) as readonly ProblemSort[];

/** What a column of the table is sorted by: at first, and when it is chosen again. */
export const columnSorts = {
  number: ['number', null],
  title: ['title', null],
  difficulty: ['difficulty', 'difficulty_desc'],
  acceptance: ['highest_success_rate', 'lowest_success_rate'],
} as const satisfies Record<string, readonly [ProblemSort, ProblemSort | null]>;
export type SortedColumn = keyof typeof columnSorts;

const ascending: readonly ProblemSort[] = ['number', 'title', 'difficulty', 'lowest_success_rate'];
/** Those of columns that the menu does not have. */
const columnOnly = Object.values(columnSorts)
  .flat()
  .flatMap((sort: ProblemSort | null) => (sort === null || sorts.includes(sort) ? [] : [sort]));
/** Every sort that an address may name. */
export const allSorts: readonly ProblemSort[] = [...sorts, ...columnOnly];

/** How a column stands under a sort, as `aria-sort` says it; undefined where the list is sorted by something else. */
export const columnOrder = (column: SortedColumn, sort: ProblemSort): 'ascending' | 'descending' | undefined =>
  columnSorts[column].some((one) => one === sort) ? (ascending.includes(sort) ? 'ascending' : 'descending') : undefined;

/** The sort after a press on a column: its first, its second, and then the list's own order again. */
export function nextSort(column: SortedColumn, sort: ProblemSort): ProblemSort {
  const [first, second] = columnSorts[column];
  if (sort === first) return second ?? noFilters.sort;
  return sort === second ? noFilters.sort : first;
}

/** Filters as the address bar has them; what it cannot mean is ignored. */
export function filtersFromUrl(params: URLSearchParams): CatalogueFilters {
  const solved = params.get('solved');
  return {
    difficulty: difficulties.find((difficulty) => difficulty === params.get('difficulty')) ?? null,
    tag: (params.get('tag') ?? '').trim().slice(0, 60),
    solved: solved === 'true' ? true : solved === 'false' ? false : null,
    search: (params.get('search') ?? '').trim().slice(0, MAX_LIST_SEARCH_CHARS),
    sort: allSorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
  };
}

/** The address of these filters: defaults are left out, parameters of others are kept. */
export function filtersToUrl(filters: CatalogueFilters, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const put = (key: string, value: string) => (value === '' ? params.delete(key) : params.set(key, value));
  put('difficulty', filters.difficulty ?? '');
  put('tag', filters.tag);
  put('solved', filters.solved === null ? '' : String(filters.solved));
  put('search', filters.search.trim());
  put('sort', filters.sort === noFilters.sort ? '' : filters.sort);
  return params;
}

/** Whether fewer than all problems are asked for. The sort hides nothing. */
export const isFiltered = ({ difficulty, tag, solved, search }: CatalogueFilters): boolean =>
  difficulty !== null || tag !== '' || solved !== null || search !== '';

/** A new list, descending by the sort's figure; equals, and what a column is sorted by, keep the server's order. */
export function sortProblems(problems: readonly Problem[], sort: ProblemSort): Problem[] {
  const key = sortKey[sort];
  return key === undefined ? [...problems] : problems.toSorted((a, b) => key(b) - key(a));
}

/**
 * Pages as one list without doubles: a problem that moved between two calls is shown once, as the later call saw it.
 */
export function mergePages(pages: readonly (readonly Problem[])[], sort: ProblemSort): Problem[] {
  const byId = new Map<number, Problem>();
  for (const problem of pages.flat()) byId.set(problem.id, problem);
  return sortProblems([...byId.values()], sort);
}

export type Page = { problems: readonly Problem[]; page: number; total: number | null };

/** The number of the page after `last`, undefined where there is none. Without a total a full page promises another. */
export const nextPage = (last: Page): number | undefined =>
  (last.total === null ? last.problems.length >= PAGE_SIZE : last.page * PAGE_SIZE < last.total)
    ? last.page + 1
    : undefined;

/** How the problems of a list stand: as cards, or a line each. */
export const views = ['cards', 'table'] as const;
export type View = (typeof views)[number];

/** The view that an address names; null where it leaves it to what was chosen last. */
export const viewFromUrl = (params: URLSearchParams): View | null =>
  views.find((view) => view === params.get('view')) ?? null;

/** The address of this view: cards are what an address without one shows. */
export function viewToUrl(view: View, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  if (view === 'cards') params.delete('view');
  else params.set('view', view);
  return params;
}

/** The first of these, and the chosen one wherever it stands. */
export const topicsShown = <T extends { tag: string }>(topics: readonly T[], most: number, chosen: string): T[] =>
  topics.filter(({ tag }, at) => at < most || tag === chosen);
