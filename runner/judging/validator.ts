import type { JudgePackage, JudgeProgram, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { type AuthorProgram, authorProgram } from '../catalogue/author-program.ts';
import { BOX_ENV, COMPILE_LIMITS, OUTPUT_BYTES } from '../languages/box.ts';
import { observe } from '../platform/metrics.ts';
import type { Lane, RunLimits, RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { FEEDBACK_FOLDER, type Feedback, keptFiles, readFeedback, silentLine } from './feedback.ts';
import { testlibFor } from './testlib-header.ts';
import { ValidatorError } from './validator-error.ts';

type Test = JudgePackage['tests'][number];

/** Defaults of the package format for compiling and validating; the memory is what a machine of two lanes can give. */
const VALIDATOR_COMPILE_LIMITS: RunLimits = { ...COMPILE_LIMITS, cpu_ms: 60_000, wall_ms: 90_000 };
export const VALIDATOR_LIMITS: RunLimits = {
  cpu_ms: 60_000,
  wall_ms: 90_000,
  memory_kb: 1024 * 1024,
  pids: 128,
  // Its files travel on stderr, with a line for each and its last words.
  output_bytes: OUTPUT_BYTES + 64 * 1024,
};

/** An author's validator that stands ready in the sealed box of `lane`. */
export type Validator = { protocol: OutputValidator['protocol']; lane: Lane; program: AuthorProgram };

/** What one judging of one run needs. The names are those in the validator's /tmp. */
export type Case = { test: Test; input: Buffer; kept: Feedback['files']; flags: string[] };

/** A program that finds our testlib.h where it names it and does not bring it. */
async function withTestlib(own: JudgeProgram): Promise<AuthorProgram> {
  const where = await testlibFor(own.files).catch((error: unknown) => {
    throw new ValidatorError('the validator needs testlib.h, which is not there', { cause: error });
  });
  const program = await authorProgram(own);
  return { ...program, compile: program.compile && [...program.compile, ...where] };
}

const howItEnded = ({ end, limit }: RunOutcome): string =>
  limit ? `was stopped by the limit: ${limit}` : end.by === 'exit' ? `exit code ${end.code}` : `signal ${end.signal}`;

/** Compiles a validator into the lane's sealed box, which the caller releases. Throws ValidatorError where it does not compile. */
export async function prepareValidator({ protocol, program: own }: OutputValidator, lane: Lane): Promise<Validator> {
  const program = await withTestlib(own);
  const outcome = await lane.run({
    argv: program.compile ?? ['/bin/true'],
    env: program.env,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: program.files,
    keep: true,
    limits: VALIDATOR_COMPILE_LIMITS,
  });
  if (outcome.limit !== null || outcome.end.by !== 'exit' || outcome.end.code !== 0)
    throw new ValidatorError(
      `the validator does not compile (${howItEnded(outcome)}):\n${outcome.stderr.toString().slice(0, 4_000)}`,
    );
  return { protocol, lane, program };
}

/** The validator's words and its files for one run. `output` is null where it talks with the program instead. */
export function validatorCall(
  { protocol, program }: Validator,
  { test, input, kept, flags }: Case,
  output: Buffer | null,
): { words: string[] } & Pick<RunSpec, 'env' | 'box' | 'files' | 'keep'> {
  const [inFile, outFile, answerFile] = ['/tmp/test.in', '/tmp/test.out', '/tmp/test.ans'];
  const names = protocol === 'icpc' ? [inFile, answerFile, FEEDBACK_FOLDER] : [inFile, outFile, answerFile];
  return {
    words: [...program.run, ...names, ...flags],
    env: { ...BOX_ENV, ...program.env },
    box: 'sealed',
    files: [
      { name: 'test.in', bytes: input },
      { name: 'test.ans', bytes: Buffer.from(test.answer) },
      ...(protocol === 'testlib' && output ? [{ name: 'test.out', bytes: output }] : []),
      ...keptFiles(kept),
    ],
    keep: false,
  };
}

/** What a validator that ended left. Throws ValidatorError where a limit stopped it. */
export function feedbackOf(outcome: RunOutcome, told: Buffer): Feedback {
  if (outcome.limit !== null || outcome.end.by !== 'exit' || outcome.end.code !== 0)
    throw new ValidatorError(`the validator ${howItEnded(outcome)}`);
  return readFeedback(told);
}

/** Runs the validator on an output. Throws ValidatorError where it does not come to an end of its own. */
export async function validate(validator: Validator, one: Case, output: Buffer): Promise<Feedback> {
  const { words, ...spec } = validatorCall(validator, one, output);
  const started = performance.now();
  const outcome = await validator.lane.run({
    ...spec,
    argv: silentLine(words),
    stdin: validator.protocol === 'icpc' ? output : Buffer.alloc(0),
    limits: VALIDATOR_LIMITS,
  });
  observe('compare', performance.now() - started);
  return feedbackOf(outcome, outcome.stderr);
}
