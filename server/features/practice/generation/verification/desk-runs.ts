import type { AuthorRun, Limits } from '@devorbit/contract/execution/judging.ts';
import { createHandIn, type TrialDeps } from '../../trials/commands/judge-trial.ts';
import { runAuthor } from '../../trials/commands/run-author.ts';
import type { Program } from '../drafts/draft.ts';
import { packageOf } from './trial.ts';

/** Either the arguments or the input of each run. */
type Runs = { args: string[][] } | { inputs: string[] };

/** Has a program that belongs to a draft run in the sandbox. Answers and throws as `runAuthor` does, and what `check` throws, which ends the runs. */
export type DeskRun = (
  program: Program,
  limits: Limits,
  runs: Runs,
  check: (run: AuthorRun) => void,
) => Promise<AuthorRun[] | { refused: string }>;

/** Runs for one generation; aborting the signal ends them. */
export function createDeskRuns(deps: TrialDeps, generation: string, signal: AbortSignal): DeskRun {
  const handIn = createHandIn(deps, generation);
  let count = 0;
  const reading = (inputs: string[], limits: Limits) => {
    const tests = inputs.map((input, at) => ({ name: `${at + 1}`, sample: false, small: false, input, answer: '' }));
    return handIn(packageOf(generation, limits, tests));
  };
  return async (program, limits, asked, check) => {
    const onRun = async (run: AuthorRun) => check(run);
    const work = { id: `${generation}-run-${++count}`, program, limits };
    if ('args' in asked) return runAuthor(deps, { ...work, runs: asked.args }, signal, onRun);
    const given = await reading(asked.inputs, limits);
    return runAuthor(deps, { ...work, runs: asked.inputs.map(() => []), package: given }, signal, onRun);
  };
}
