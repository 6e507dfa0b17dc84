import type { Exercise } from '@devorbit/content-reader/learning/frameworks.ts';
import type { DomKit } from '@devorbit/contract/execution/judging.ts';

/** An exercise with what runs it, what it is about, and how difficult it is (contract/skill-estimate.ts). */
export type KnownExercise = Exercise & { kit: DomKit; concept: string; difficulty: number };

/** Who tries ten times has not failed at ten things. */
const MOST_FAILURES = 2;

/** Whether a judged attempt says something about a skill that earlier ones have not said. */
export const countsTowardsSkill = (
  state: 'passed' | 'failed' | 'error',
  earlier: { passed: number; failed: number },
): boolean => state !== 'error' && earlier.passed === 0 && (state === 'passed' || earlier.failed < MOST_FAILURES);
