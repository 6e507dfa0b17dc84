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

/** The figure that a sort goes by, the highest first. */
const sortKey: Record<ProblemSort, (problem: Problem) => number> = {
  newest: (problem) => Date.parse(problem.created_at),
  hardest: hardness,
  most_solved: (problem) => problem.solves,
  highest_success_rate: (problem) => problem.success_rate,
};
/** In the order of the sort menu. */
export const sorts = Object.keys(sortKey) as readonly ProblemSort[];

/** Filters as the address bar has them; what it cannot mean is ignored. */
export function filtersFromUrl(params: URLSearchParams): CatalogueFilters {
  const solved = params.get('solved');
  return {
    difficulty: difficulties.find((difficulty) => difficulty === params.get('difficulty')) ?? null,
    tag: (params.get('tag') ?? '').trim().slice(0, 60),
    solved: solved === 'true' ? true : solved === 'false' ? false : null,
    search: (params.get('search') ?? '').trim().slice(0, 100),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
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

/** A new list, descending by the sort's figure; equals keep their order. */
export const sortProblems = (problems: readonly Problem[], sort: ProblemSort): Problem[] =>
  problems.toSorted((a, b) => sortKey[sort](b) - sortKey[sort](a));

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

/** Every tag once, the most frequent first, then by name. */
export function tagsOf(problems: readonly Pick<Problem, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of problems.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b)).map(([tag]) => tag);
}
