import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { MAX_LIST_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { pagePaths } from '@devorbit/contract/page-paths.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { SUBMISSIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import type { Standing, SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { matchPath } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { languageIds } from '../drafts/model.ts';
import { LANGUAGE_NAMES } from './copy.ts';

/** The contract's last page. */
const LAST_PAGE = 10_000;

/** What a submission can end with, in the order of the menu; a run's own answers (Success, Error) are none of them. */
export const verdicts = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Idleness Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Judge Error',
] as const satisfies readonly Verdict[];

export type HistoryFilters = {
  verdict: (typeof verdicts)[number] | null;
  language: PracticeLanguage | null;
  search: string;
  everyone: boolean;
  page: number;
};

/** Filters as the address has them; what it cannot mean is ignored. */
export function filtersFromUrl(params: URLSearchParams): HistoryFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    verdict: verdicts.find((verdict) => verdict === params.get('verdict')) ?? null,
    language: languageIds.find((language) => language === params.get('language')) ?? null,
    search: (params.get('search') ?? '').trim().slice(0, MAX_LIST_SEARCH_CHARS),
    everyone: params.get('everyone') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of these filters; defaults are left out. */
export function filtersToUrl({ verdict, language, search, everyone, page }: HistoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (verdict) params.set('verdict', verdict);
  if (language) params.set('language', language);
  if (search.trim() !== '') params.set('search', search.trim());
  if (everyone) params.set('everyone', 'true');
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether fewer than all are asked for. */
export const isFiltered = ({ verdict, language, search }: HistoryFilters): boolean =>
  verdict !== null || language !== null || search !== '';

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / SUBMISSIONS_PAGE_SIZE));

/** Submissions of the list that were made before this one, the latest first. */
export const earlierThan = (
  rows: readonly SubmissionRow[],
  { submission_id, created_at }: Pick<SubmissionRow, 'submission_id' | 'created_at'>,
): SubmissionRow[] =>
  rows
    .filter((row) => row.submission_id !== submission_id && Date.parse(row.created_at) <= Date.parse(created_at))
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));

type Written = { code: string; language: PracticeLanguage };

/** Two codes to be compared: what their author wrote, or the whole where the rest of their programs differs. */
export function writtenParts(older: Written, newer: Written): { older: string; newer: string } {
  const [before, after] = [older, newer].map(({ code, language }) => withoutHarness(code, language));
  const same = before && after && (before.rest === '' || after.rest === '' || before.rest.trim() === after.rest.trim());
  return same ? { older: before.own, newer: after.own } : { older: older.code, newer: newer.code };
}

/** What the percentiles are, in sentences. */
export function standingTexts(standing: Standing, language: PracticeLanguage): string[] {
  const name = LANGUAGE_NAMES[language];
  const { others, faster_than, leaner_than } = standing;
  if (faster_than === null && leaner_than === null)
    return [
      others === 0
        ? `You’re the only one who has solved this in ${name} so far.`
        : `${counted(others, 'person has', 'people have')} solved this in ${name}. We show a comparison from 5.`,
    ];
  const of = `of the ${numberText(others)} others who solved this in ${name}`;
  return [
    ...(faster_than === null ? [] : [`Faster than ${Math.round(faster_than)}% ${of}`]),
    ...(leaner_than === null ? [] : [`Uses less memory than ${Math.round(leaner_than)}% ${of}`]),
  ];
}

const hasList = (state: unknown): state is { list: string } =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** Whether a submission was opened beside its problem. */
const besideProblem = (list: string): boolean =>
  [pagePaths.problem, pagePaths['dsa-challenges-problem']].some((path) => matchPath(path, list.split('?')[0] ?? ''));

/** Where the way back leads: to the list as it was left. */
export const listAddress = (state: unknown): string =>
  hasList(state) && (state.list.split('?')[0] === pathOf('submissions') || besideProblem(state.list))
    ? state.list
    : pathOf('submissions');
