import type { Badge } from '@devorbit/contract/practice/activity.ts';
import type { Recommendation } from '@devorbit/contract/practice/guidance.ts';
import type { Moment, RunResult, Standing, TestResult } from '@devorbit/contract/practice/submissions.ts';
import { POINTS_PER_RANK } from '../guidance/policy.ts';
import type { Accepted } from './moment/store.ts';
import type { Figures } from './progress/store.ts';

type Submission = Omit<RunResult, 'test_results' | 'ahead'> & {
  user_id: number;
  code: string;
  shared: boolean;
  current_version: number;
};
type Shown = 'input' | 'expected' | 'got';
type Kept = Omit<TestResult, Shown> & Record<Shown, string | null> & { sample: boolean };

/** Input and output leave the house for samples alone, and only where there are any. */
function presentTest({ sample, input, expected, got, ...test }: Kept): TestResult {
  if (!sample) return test;
  return {
    ...test,
    ...(input === null ? {} : { input }),
    ...(expected === null ? {} : { expected }),
    ...(got === null ? {} : { got }),
  };
}

/** Of a crash on an example the whole message of that test, as a run on the examples has it; a secret test says only how it ended. */
function messageOf({ kind, status, message }: Pick<Submission, 'kind' | 'status' | 'message'>, tests: Kept[]): string {
  if (kind !== 'submit' || status !== 'Runtime Error') return message;
  const crashed = tests.find(({ passed }) => !passed);
  const words = crashed?.sample ? crashed.message.split('\n').slice(1).join('\n').trim() : '';
  return words === '' || message.includes(words) ? message : `${message}\n${words}`;
}

/** The specification's run or submit result, as far as it has come. Its place in the queue is not known here. */
export const presentResult = (
  { user_id: _user, code: _code, shared: _shared, current_version: _current, ...submission }: Submission,
  tests: Kept[],
): RunResult => ({
  ...submission,
  message: messageOf(submission, tests),
  test_results: tests.map(presentTest),
  ahead: null,
});

/** With fewer others than this a percentile says nothing. */
const FEWEST_OTHERS = 5;

/** Percentiles, to one decimal. */
export function presentStanding({ others, slower, fatter }: Record<'others' | 'slower' | 'fatter', number>): Standing {
  const percent = (count: number) => (others < FEWEST_OTHERS ? null : Math.round((1000 * count) / others) / 10);
  return { others, faster_than: percent(slower), leaner_than: percent(fatter) };
}

type Brought = {
  counts: Parameters<typeof presentStanding>[0];
  /** With the submission, and just before it. */
  figures: Figures;
  before: Figures;
  badges: Badge[];
  recommendations: Recommendation[];
};

/** A badge was earned by the submission whose verdict fell at the moment that it is dated to. */
export const presentMoment = (
  { difficulty_rank, first, solved_at, points, ...accepted }: Accepted,
  { counts, figures, before, badges, recommendations }: Brought,
): Moment => ({
  ...accepted,
  solved_before: first ? null : solved_at,
  points: first ? points : 0,
  worth: accepted.own ? 0 : POINTS_PER_RANK * difficulty_rank,
  solved_count: figures.solved_count,
  streak: { days: figures.current_streak, grew: figures.current_streak > before.current_streak },
  standing: presentStanding(counts),
  badges: badges.filter(({ earned_at }) => earned_at === accepted.judged_at),
  next: recommendations.find(({ problem }) => problem.id !== accepted.problem.id) ?? null,
});
