import type { Limits, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { OUTPUT_BYTES } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import type { RunOutcome, SessionSpec } from '../sandbox/sandbox.ts';
import { readFeedback, talkingLine } from './feedback.ts';
import { interact, type Side } from './interact.ts';
import { readJudgement } from './judgement.ts';
import { fairly } from './run-fairly.ts';
import { type Attempt, failedTrial, judgedTrial } from './trial.ts';
import { ValidatorError } from './validator-error.ts';
import { feedbackOf, type Validator, VALIDATOR_LIMITS, validatorCall } from './validator.ts';
import { type Failure, failureOf } from './verdict.ts';

/** What an interactor has by the clock beyond its program: to say its verdict after the program's end, in ms. */
const EXTRA_MS = 30_000;

/** Whether an interactor that ended accepted; what cannot be read did not. */
const accepts =
  (protocol: OutputValidator['protocol'], inParts: boolean) =>
  (told: Buffer): boolean => {
    try {
      return readJudgement(protocol, readFeedback(told), inParts).accepted;
    } catch (error) {
      if (error instanceof ValidatorError) return false;
      throw error;
    }
  };

/** A program that floods its interactor never comes to an end: that is a matter of time, as other judges have it. */
const floodOf = ({ limit }: RunOutcome): Failure | null =>
  limit === 'output'
    ? { verdict: 'Time Limit Exceeded', reason: `It said more than ${OUTPUT_BYTES / 1024 / 1024} MB and did not end` }
    : null;

/**
 * By the author's interactor. A rejection before the program has ended stands, whatever becomes of the program; else a
 * program that fails, or runs out of its time, has its own verdict.
 */
export const interacted =
  (program: Side, validator: Validator, limits: Limits, tools: Tools): Attempt =>
  async (test, { input, kept, flags, inParts }) => {
    const { protocol, lane } = validator;
    const { words, ...call } = validatorCall(validator, { test, input, kept, flags }, null);
    const { wall_ms, starved_ms } = program.spec.limits;
    const spec: SessionSpec = {
      ...call,
      argv: talkingLine(words),
      limits: { ...VALIDATOR_LIMITS, wall_ms: wall_ms + (starved_ms ?? 0) + EXTRA_MS },
    };
    const talk = (alone: boolean) =>
      interact(
        { ...program, spec: { ...program.spec, argv: [...program.spec.argv, ...(test.args ?? [])], alone } },
        { lane, spec },
        accepts(protocol, inParts),
      );
    const { program: outcome, interactor, decided } = await fairly(talk, ({ program: ran }) => ran, limits);

    const failure = outcome.limit === 'stopped' ? null : (floodOf(outcome) ?? failureOf(outcome, limits, tools));
    if (failure && !decided) return failedTrial(outcome, failure);
    const feedback = feedbackOf(interactor, interactor.stderr);
    const judgement = readJudgement(protocol, feedback, inParts);
    if (failure && judgement.accepted) return failedTrial(outcome, failure);
    return judgedTrial(outcome, judgement, feedback.files, 'The interactor did not accept what was said');
  };
