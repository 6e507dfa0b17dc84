import type { JudgePackage, Limits, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { Finished } from '../../../../platform/judge-client.ts';
import { createHandIn, judgeTrial, type TrialDeps } from '../../trials/commands/judge-trial.ts';
import type { DraftTest, Program } from '../drafts/draft.ts';

/** A verdict, with the test that failed, if one did. */
export type Tried = Finished & { failed: TestOutcome | null };

/** Has a program judged on tests, to the first that fails. Throws where the runner could not do it. */
export type Trial = (program: Program, tests: DraftTest[]) => Promise<Tried>;

/** What a runner judges of a draft, and later of the problem. */
export const packageOf = (generation: string, limits: Limits, tests: DraftTest[]): JudgePackage => ({
  format: 1,
  name: `generated-${generation}`,
  limits,
  validator_flags: [],
  tests: tests.map(({ name, sample, input, answer }) => ({ name, sample, input, answer })),
});

/** Trials of one generation; aborting the signal ends them. */
export function createTrial(deps: TrialDeps, generation: string, limits: Limits, signal: AbortSignal): Trial {
  const handIn = createHandIn(deps, generation);
  let trials = 0;
  return async (program, tests) => {
    // The runner tells everything of a sample, and nobody but us sees what it tells here.
    const told = tests.map((test) => ({ ...test, sample: true }));
    const given = await handIn(packageOf(generation, limits, told));
    const trial = { id: `${generation}-${++trials}`, program, package: given, total: tests.length };
    const tried = await judgeTrial(deps, trial, signal);
    return { ...tried, failed: tried.outcomes.find(({ passed }) => !passed) ?? null };
  };
}
