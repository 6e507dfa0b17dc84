import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { Tools } from '../languages/language.ts';
import { timed } from '../platform/metrics.ts';
import { isSameOutput } from './compare.ts';
import { readJudgement } from './judgement.ts';
import type { Run } from './run.ts';
import { type Attempt, failedTrial, judgedTrial, noFiles } from './trial.ts';
import { readValidatorFlags } from './validator-flags.ts';
import { validate, type Validator } from './validator.ts';
import { failureOf } from './verdict.ts';

const DIFFERS = 'The output differs from the expected one';

/** By the default validator. */
export const compared =
  (run: Run, limits: Limits, tools: Tools): Attempt =>
  async ({ answer, args }, { input, flags: words }) => {
    const flags = readValidatorFlags(words);
    const outcome = await run(input, limits, args);
    const failure = failureOf(outcome, limits, tools);
    if (failure) return failedTrial(outcome, failure);
    const accepted = timed('compare', () => isSameOutput(Buffer.from(answer), outcome.stdout, flags));
    return judgedTrial(outcome, { accepted, given: null, message: '' }, noFiles, DIFFERS);
  };

/** By the author's validator, once the program has ended well. */
export const validated =
  (run: Run, validator: Validator, limits: Limits, tools: Tools): Attempt =>
  async (test, { input, kept, flags, inParts }) => {
    const outcome = await run(input, limits, test.args);
    const failure = failureOf(outcome, limits, tools);
    if (failure) return failedTrial(outcome, failure);
    const feedback = await validate(validator, { test, input, kept, flags }, outcome.stdout);
    const judgement = readJudgement(validator.protocol, feedback, inParts);
    return judgedTrial(outcome, judgement, feedback.files, 'The validator did not accept the output');
  };
