import type { Assignment, Criterion, PointsGiven, ResultEntry } from '@devorbit/contract/events/hackathon-judging.ts';
import { counted } from '../../../platform/format/plurals.ts';
import type { Sheet } from './api.ts';

const blank: Sheet = { points: {}, note: '' };

/** What stands in the form of an entry: what was typed last, else what was submitted. */
export const sheetOf = ({ draft, submitted }: Assignment): Sheet => draft ?? submitted ?? blank;

/** An entry once something was typed for it. */
export const withDraft = (assignment: Assignment, draft: Sheet): Assignment => ({
  ...assignment,
  draft,
  state: assignment.submitted === null ? 'draft' : 'submitted',
});

/** The weighted mean of the points; null until every criterion has some. */
export function scoreOf(points: PointsGiven, criteria: readonly Criterion[]): number | null {
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0 || criteria.some(({ number }) => points[number] === undefined)) return null;
  return criteria.reduce((sum, { number, weight }) => sum + weight * (points[number] ?? 0), 0) / whole;
}

/** The next entry that waits for scores, after this one and round again; null where all are submitted. */
export function nextOpen(entries: readonly Assignment[], after: number): number | null {
  const at = entries.findIndex(({ id }) => id === after);
  const round = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))];
  return round.find(({ state }) => state !== 'submitted')?.id ?? null;
}

/** `4.00`: scores stand below each other. */
export const scoreText = (score: number): string => score.toFixed(2);

/** `+0.41`, `−0.12`, `0.00`. */
export const shiftText = (shift: number): string =>
  `${shift > 0 ? '+' : shift < 0 ? '−' : ''}${Math.abs(shift).toFixed(2)}`;

export const shareText = (weight: number, criteria: readonly { weight: number }[]): string =>
  `${Math.round((100 * weight) / criteria.reduce((sum, one) => sum + one.weight, 0))}%`;

/** Who stands on the podium: the first three of the one group, where nobody shares a rank there. */
export function podiumOf(entries: readonly ResultEntry[], groups: number): ResultEntry[] {
  if (groups !== 1) return [];
  const first = entries.filter(({ rank }) => rank <= 3);
  return first.length === Math.min(3, entries.length) && first.every(({ tied }) => !tied) ? first : [];
}

/** Entries that share a rank and wait for an order, by group and rank. */
export const tiesOf = (entries: readonly ResultEntry[]): ResultEntry[][] => [
  ...Map.groupBy(
    entries.filter(({ tied }) => tied),
    ({ group, rank }) => `${group} ${rank}`,
  ).values(),
];

/** What an organizer should know before the result is out, a line each. */
export const missingLines = (
  { scores, entries, ties }: { scores: number; entries: number; ties: number },
  open: boolean,
): string[] => [
  ...(open ? ['Judging is still open; nobody can score afterwards.'] : []),
  ...(scores > 0 ? [`${counted(scores, 'score sheet is', 'score sheets are')} not submitted.`] : []),
  ...(entries > 0 ? [`${counted(entries, 'entry has', 'entries have')} no scores and will have no rank.`] : []),
  ...(ties > 0 ? [`${counted(ties, 'tie is', 'ties are')} undecided and will stay a tie.`] : []),
];
