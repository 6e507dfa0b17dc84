import type { Limits, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { OUTPUT_BYTES } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import { readFeedback, talkingLine } from './feedback.ts';
import { type Dialogue, interact, type Side } from './interact.ts';
import { readJudgement } from './judgement.ts';
import { fairly, IDLE_SHARE } from './run-fairly.ts';
import { type Attempt, failedTrial, judgedTrial } from './trial.ts';
import { ValidatorError } from './validator-error.ts';
import { feedbackOf, type Validator, VALIDATOR_LIMITS, validatorCall } from './validator.ts';
import { type Failure, failureOf } from './verdict.ts';

/** What an interactor has by the clock beyond its program: to say its verdict after the program's end, in ms. */
const EXTRA_MS = 30_000;

/** By how many times its clock a program is waited for when its interactor has kept it waiting. */
const PATIENCE = 10;

/**
 * Whether the clock ran out on a program while its interactor computed, or was kept from computing by a busy machine: then
 * it has not waited by its own choice. An interactor that itself waits to be spoken to uses next to nothing.
 */
const wasHeldUp = ({ program, interactor }: Dialogue): boolean =>
  program.limit === 'wall' && interactor.cpu_ms + (interactor.starved_ms ?? 0) >= program.wall_ms * IDLE_SHARE;

/** Lets both talk; where the program was held up, once more from the start, with a clock that waits for the interactor too. */
async function patiently(talk: (patience: number) => Promise<Dialogue>): Promise<Dialogue> {
  const first = await talk(1);
  return wasHeldUp(first) ? talk(PATIENCE) : first;
}

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
    const { wall_ms, starved_ms = 0 } = program.spec.limits;
    const argv = [...program.spec.argv, ...(test.args ?? [])];
    const talk = (alone: boolean, patience: number) => {
      const limits = { ...program.spec.limits, wall_ms: wall_ms * patience };
      const whole_ms = limits.wall_ms + starved_ms + EXTRA_MS;
      return interact(
        { ...program, spec: { ...program.spec, argv, alone, limits } },
        {
          lane,
          spec: { ...call, argv: talkingLine(words), limits: { ...VALIDATOR_LIMITS, wall_ms: whole_ms, starved_ms } },
        },
        accepts(protocol, inParts),
      );
    };
    const converse = (alone: boolean) => patiently((patience) => talk(alone, patience));
    const { program: outcome, interactor, decided } = await fairly(converse, ({ program: ran }) => ran, limits);

    const failure = outcome.limit === 'stopped' ? null : (floodOf(outcome) ?? failureOf(outcome, limits, tools));
    if (failure && !decided) return failedTrial(outcome, failure);
    const feedback = feedbackOf(interactor, interactor.stderr);
    const judgement = readJudgement(protocol, feedback, inParts);
    if (failure && judgement.accepted) return failedTrial(outcome, failure);
    return judgedTrial(outcome, judgement, feedback.files, 'The interactor did not accept what was said');
  };
