import { generationTopics } from '@devorbit/contract/practice/generation-topics.ts';
import type { Generation, GenerationStep } from '@devorbit/contract/practice/generation.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { roughText } from '../../../platform/format/numbers.ts';
import { GENERATE_FAILED } from './copy.ts';

/** What problems of a difficulty can be about. */
export const topicsOf = (difficulty: Difficulty): string[] =>
  generationTopics.flatMap(([topic, ...difficulties]) => (difficulties.includes(difficulty) ? [topic] : []));

/** What the dialog is about. `failed`: nothing was published; the form can be sent again. */
export type Making =
  | { phase: 'form' }
  | { phase: 'sending' }
  | { phase: 'making'; generation: Generation }
  | { phase: 'published'; generation: Generation; problemId: number }
  | { phase: 'failed'; message: string };

/** The steps in the order in which a problem goes through them, in words. */
export const stepNames: readonly (readonly [GenerationStep, string])[] = [
  ['queued', 'Waiting'],
  ['writing', 'Idea and tests'],
  ['solving', 'Solutions judged'],
  ['judging', 'Tests checked'],
  ['published', 'Published'],
];

/** A step as it is shown; `ms` is how long it took so far, null where nothing is known. */
export type StepState = { name: string; state: 'done' | 'now' | 'ahead'; ms: number | null };

/** Where each step stands, `since` ms after the generation was heard of. The last one says how long all of it took. */
export function stepStates({ step: now, steps }: Pick<Generation, 'step' | 'steps'>, since = 0): StepState[] {
  const at = stepNames.findIndex(([step]) => step === now);
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  return stepNames.map(([step, name], index) => {
    const state = index < at || now === 'published' ? 'done' : index === at ? 'now' : 'ahead';
    const took = steps.find((reached) => reached.step === step)?.ms ?? null;
    const ms =
      state === 'ahead' ? null : step === 'published' ? total : state === 'now' && took !== null ? took + since : took;
    return { name, state, ms };
  });
}

/** `0.4 s`; while it grows in whole seconds, which nobody reads tenths of. */
export const stepTimeText = ({ ms, state }: StepState): string =>
  ms === null ? '' : state === 'now' ? `${Math.floor(ms / 1000)} s` : `${roughText(Math.max(ms, 100) / 1000)} s`;

/**
 * A message without the count that grows in it every second (`: 1,240 characters so far`), which is for the eye alone: a
 * screen reader would say it again and again.
 */
export function messageParts(message: string): { said: string; count: string } {
  const at = message.search(/: [\d,]+ characters so far$/);
  return at < 0 ? { said: message, count: '' } : { said: message.slice(0, at), count: message.slice(at) };
}

export const isOver = ({ step }: Generation): boolean => step === 'published' || step === 'failed';

/** What the dialog shows of a generation. */
export function makingOf(generation: Generation): Making {
  if (generation.step === 'failed') return { phase: 'failed', message: generation.message || GENERATE_FAILED };
  if (generation.step === 'published' && generation.problem_id !== null)
    return { phase: 'published', generation, problemId: generation.problem_id };
  return { phase: 'making', generation };
}

/** The server's sentence where it refused this wish (its fields, the quota), else the fallback of the specification. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError && [400, 403, 409, 429].includes(error.status) ? error.sentence : GENERATE_FAILED;

/** `3 of 10 left today` */
export const quotaText = ({ left_today, per_day }: { left_today: number; per_day: number }): string =>
  `${left_today} of ${per_day} left today`;
