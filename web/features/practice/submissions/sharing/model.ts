import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { SOLUTIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { languageIds } from '../drafts/model.ts';

/** The contract's last page. */
const LAST_PAGE = 10_000;

export type SolutionFilters = { language: PracticeLanguage | null; page: number };

/** Filters as the address has them; what it cannot mean is ignored. */
export function solutionFilters(params: URLSearchParams): SolutionFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    language: languageIds.find((language) => language === params.get('language')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of these filters, with what else stands there; defaults are left out. */
export function solutionAddress(
  { language, page }: SolutionFilters,
  beside: Record<string, string> = {},
): URLSearchParams {
  const params = new URLSearchParams(beside);
  if (language) params.set('language', language);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const solutionPages = (total: number): number => Math.max(1, Math.ceil(total / SOLUTIONS_PAGE_SIZE));

/** Where one's own Accepted submissions to a problem are listed, to be shared. */
export const ownAcceptedAddress = (title: string): string =>
  `${pathOf('submissions')}?${new URLSearchParams({ verdict: 'Accepted', search: title.slice(0, 100) })}`;
