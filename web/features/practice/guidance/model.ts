import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { counted } from '../../../platform/format/plurals.ts';
import { difficultyRank } from '../problems/model.ts';
import { GIVEN_UP, OWN_PROBLEM } from './copy.ts';

/** What the first Accepted gives to somebody who took no help. */
export const fullPoints = (difficulty: Difficulty): number => 100 * difficultyRank[difficulty];

const points = (count: number): string => counted(count, 'point', 'points');

/** `Hint 1 of 3` */
export const hintTitle = (hint: number, total: number): string => `Hint ${hint} of ${total}`;

/** `Show hint 1 (costs 10 points)`; without a cost where nothing is lost. */
export const showHintText = (hint: number, cost: number): string =>
  cost > 0 ? `Show hint ${hint} (costs ${points(cost)})` : `Show hint ${hint}`;

type Left = Pick<Guidance, 'points_left' | 'given_up' | 'solved'>;

/** `180 of 200 points left`, or why there are none; null once nothing can be lost any more. */
export function pointsText({ points_left, given_up, solved }: Left, full: number): string | null {
  if (solved || points_left === null) return null;
  if (given_up) return GIVEN_UP;
  // Hints alone never take all of them.
  return points_left === 0 ? OWN_PROBLEM : `${points_left} of ${points(full)} left`;
}

/** What giving up costs. */
export const giveUpText = (points_left: number): string =>
  `You’ll lose the remaining ${points(points_left)}; all hints open too. Solving it later still counts for your streak.`;

/** The next hint and what it costs; null where all are shown. */
export const nextHint = ({
  hints,
  next_hint_cost,
}: Pick<Guidance, 'hints' | 'next_hint_cost'>): { hint: number; cost: number } | null =>
  next_hint_cost === null ? null : { hint: hints.length + 1, cost: next_hint_cost };

/** Whether there is anything to show at all. */
export const hasHelp = ({ hints_total, has_editorial }: Pick<Guidance, 'hints_total' | 'has_editorial'>): boolean =>
  hints_total > 0 || has_editorial;
