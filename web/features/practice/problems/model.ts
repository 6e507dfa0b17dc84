import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Difficulty, Problem, ProblemDetail, Source } from '@devorbit/contract/practice/problems.ts';
import { numberText } from '../../../platform/format/numbers.ts';

export const difficulties: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];
/** The contract's `difficultyRank`, without its schemas. */
export const difficultyRank: Record<Difficulty, number> = { Easy: 1, Medium: 2, Hard: 3 };

/** The most tags that a card shows. */
export const CARD_TAGS = 3;
/** Loading placeholders of a list, and of the AI page. */
export const LIST_PLACEHOLDERS = 6;
export const AI_PLACEHOLDERS = 3;
/** Problems that the AI page lists. */
export const AI_PROBLEMS = 3;

/** Names of colour tokens: green, amber and rose. The badge always carries its text as well. */
export const difficultyTone: Record<Difficulty, 'easy' | 'medium' | 'hard'> = {
  Easy: 'easy',
  Medium: 'medium',
  Hard: 'hard',
};

/** Who wrote a problem, in words for a hover title. */
export const sourceMeaning: Record<Source, string> = {
  Admin: 'Written by our staff',
  User: 'Written by the community',
  AI: 'Generated on request',
};

/** What a problem is sorted by as "hardest": its score out of 10, else the rank of its difficulty. */
export const hardness = (problem: Pick<Problem, 'hardness_score' | 'difficulty'>): number =>
  problem.hardness_score ?? difficultyRank[problem.difficulty];

/** `6.4`, or `–` while too few have tried. */
export const hardnessText = (score: number | null): string =>
  score === null || !Number.isFinite(score) ? '–' : numberText(score, 1);

/** Whole percent. 100% only when every attempt succeeded, 0% only when none did. */
export function percentText(percent: number): string {
  if (!Number.isFinite(percent) || percent <= 0) return '0%';
  if (percent >= 100) return '100%';
  if (percent < 1) return '<1%';
  return `${Math.min(99, Math.round(percent))}%`;
}

/** Licences that readers may use, in the words of the ICPC format. */
const licences: Record<string, { label: string; url: string }> = {
  'cc by-sa': { label: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'cc by': { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  cc0: { label: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
};

/** What a problem's readers may do with it, and by whose leave; null where nothing is said. */
export function licenceOf({ license, rights_owner }: Pick<ProblemDetail, 'license' | 'rights_owner'>) {
  const licence = license === null ? undefined : licences[license];
  return licence === undefined || rights_owner === null ? null : { ...licence, owner: rights_owner };
}

/** The id in a route, or null where it cannot be one. */
export function problemIdFrom(param: string | undefined): number | null {
  const id = Number(param);
  return param !== undefined && /^\d{1,10}$/.test(param) && id > 0 && id <= 2_147_483_647 ? id : null;
}

/** Where a problem is written: its tests, solutions, hints. */
export const editAddress = (id: number): string => pathOf('edit-problem', { id });

/** Every row once, as it came last, at the place where it came first. */
export const uniqueById = <T extends { id: number }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
