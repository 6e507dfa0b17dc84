import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { judgeWhole, noTools } from './judge-submission.ts';

type Trial = NonNullable<ImportedProblem['trialOutputs']>[number];

/** The problem as if the trial's output were handed in for the trial's input. */
function asAnswer({ format, name, limits, validator }: JudgePackage, trial: Trial): JudgePackage {
  const { input, answer, flags } = trial;
  return {
    format,
    name,
    limits,
    validator_flags: flags,
    ...(validator ? { validator } : {}),
    submit_answer: true,
    tests: [{ name: trial.name, sample: false, input, answer }],
  };
}

/** Shows an output that the package gives to the problem's validator: null where it says what it should, else a sentence. */
export async function checkTrial({ judging }: ImportedProblem, trial: Trial, lane: Lane): Promise<string | null> {
  const { name, output, accepted } = trial;
  try {
    const { finished } = await judgeWhole(asAnswer(judging, trial), output, noTools, lane);
    if ((finished.verdict === 'Accepted') === accepted) return null;
    return `the output validator ${accepted ? 'does not accept' : 'accepts'} the output of ${name}`;
  } catch (error) {
    return `the output of ${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
