import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { MAX_LIST_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import {
  SOLUTION_SORTS,
  SOLUTIONS_PAGE_SIZE,
  type SolutionSort,
} from '@devorbit/contract/practice/submissions-limits.ts';
import type { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { languageIds } from '../drafts/model.ts';

/** The contract's last page. */
const LAST_PAGE = 10_000;

export type SolutionFilters = { language: PracticeLanguage | null; sort: SolutionSort; page: number };

/** What an author says about a solution. */
export type Explanation = Pick<SharedSolution, 'note' | 'time_complexity' | 'space_complexity'>;
export const UNEXPLAINED: Explanation = { note: '', time_complexity: '', space_complexity: '' };
export const isExplained = (solution: Explanation): boolean =>
  [solution.note, solution.time_complexity, solution.space_complexity].some((part) => part !== '');

/** Filters as the address has them; what it cannot mean is ignored. */
export function solutionFilters(params: URLSearchParams): SolutionFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    language: languageIds.find((language) => language === params.get('language')) ?? null,
    sort: SOLUTION_SORTS.find((sort) => sort === params.get('sort')) ?? SOLUTION_SORTS[0],
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of these filters, with what else stands there; defaults are left out. */
export function solutionAddress(
  { language, sort, page }: SolutionFilters,
  beside: Record<string, string> = {},
): URLSearchParams {
  const params = new URLSearchParams(beside);
  if (language) params.set('language', language);
  if (sort !== SOLUTION_SORTS[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const solutionPages = (total: number): number => Math.max(1, Math.ceil(total / SOLUTIONS_PAGE_SIZE));

/** Where one's own Accepted submissions to a problem are listed, to be shared. */
export const ownAcceptedAddress = (title: string): string =>
  `${pathOf('submissions')}?${new URLSearchParams({ verdict: 'Accepted', search: title.slice(0, MAX_LIST_SEARCH_CHARS) })}`;

/** Characters of a note that its card shows. */
const EXCERPT_CHARS = 240;

/** The beginning of a note in plain words: code blocks and the marks of Markdown are left out. */
export function excerptOf(note: string): string {
  const words = note
    .replaceAll(/```[\s\S]*?(```|$)/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[`*_~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length <= EXCERPT_CHARS ? words : `${letters.slice(0, EXCERPT_CHARS).join('').trimEnd()}…`;
}
