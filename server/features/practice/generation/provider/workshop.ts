import type { AuthorRun, Limits } from '@devorbit/contract/execution/judging.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import type { Desk } from '../drafts/draft-source.ts';
import type { Program } from '../drafts/draft.ts';
import { Unsound } from '../errors.ts';
import { shortened } from '../verification/reports.ts';
import { isPlainText } from './answer.ts';
import { inputText } from './input-text.ts';
import { GENERATOR_FAILED, SOLUTION_FAILED, VALIDATOR_FAILED } from './sentences.ts';

/** Of generators and validators, which have no limits of their own. */
const TOOL_LIMITS: Limits = { time_ms: 2000, memory_kb: 262_144 };
/** The exit code by which an input validator accepts (package format 2025-09). */
const VALID = 42;
/** Characters of one answer. */
const MAX_ANSWER_CHARS = 100_000;

export type Draw = { size: 'small' | 'edge' | 'medium' | 'large'; seed: number };

/** How a run ended, for a report. */
function inWords({ exit_code, ended_by, stderr }: AuthorRun): string {
  const end = ended_by === null ? `ended with exit code ${exit_code}` : `was ended: ${ended_by}`;
  return stderr === '' ? end : `${end}; its last words: ${stderr.slice(-400)}`;
}

/** The runs of a program; `check` throws at the first that must not be. Throws Unsound where it does not compile. */
async function runAll(
  { run }: Pick<Desk, 'run'>,
  { program, limits, sentence, name }: { program: Program; limits: Limits; sentence: string; name: string },
  runs: Parameters<Desk['run']>[2],
  check: (run: AuthorRun) => void,
): Promise<AuthorRun[]> {
  const ran = await run(program, limits, runs, check);
  if ('refused' in ran) throw new Unsound(sentence, `The ${name} does not compile:\n${shortened(ran.refused)}`);
  return ran;
}

/** The input of each draw. Throws Unsound where the generator fails or prints what is no input. */
export async function generateInputs(
  desk: Pick<Desk, 'run'>,
  source: string,
  draws: Draw[],
  signature: Signature,
): Promise<string[]> {
  const inputs: string[] = [];
  const fail = (index: number, report: string): never => {
    const { size, seed } = draws[index] ?? { size: '?', seed: 0 };
    throw new Unsound(GENERATOR_FAILED, `With the arguments ${size} ${seed} the input_generator ${report}`);
  };
  const check = (run: AuthorRun): void => {
    if (run.exit_code !== 0) fail(run.index, inWords(run));
    const read = inputText(run.stdout, signature);
    if (read.fault === undefined) inputs.push(read.input);
    else fail(run.index, `printed an input that ${read.fault}: ${shortened(run.stdout)}`);
  };
  const generator = {
    program: { language: 'python', source },
    limits: TOOL_LIMITS,
    sentence: GENERATOR_FAILED,
    name: 'input_generator',
  } as const;
  await runAll(desk, generator, { args: draws.map(({ size, seed }) => [size, String(seed)]) }, check);
  return inputs;
}

/** Throws Unsound where the validator does not accept each of `valid`, or accepts one of `broken`. */
export async function validateInputs(
  desk: Pick<Desk, 'run'>,
  source: string,
  { valid, broken }: { valid: string[]; broken: string[] },
): Promise<void> {
  const inputs = [...valid, ...broken];
  const check = (run: AuthorRun): void => {
    const input = shortened(inputs[run.index] ?? '');
    if (run.index < valid.length && run.exit_code !== VALID)
      throw new Unsound(VALIDATOR_FAILED, `On the input ${input} the input_validator ${inWords(run)}`);
    if (run.index >= valid.length && (run.exit_code === VALID || run.exit_code === null))
      throw new Unsound(VALIDATOR_FAILED, `The input ${input} is not valid, and the input_validator ${inWords(run)}`);
  };
  const validator = {
    program: { language: 'python', source },
    limits: TOOL_LIMITS,
    sentence: VALIDATOR_FAILED,
    name: 'input_validator',
  } as const;
  await runAll(desk, validator, { inputs }, check);
}

const answerOf = ({ stdout }: AuthorRun): string => `${stdout.trimEnd()}\n`;

/** What the solution prints for each input, each first given to `look`, which may throw. Throws Unsound where it fails on one. */
export async function answerInputs(
  desk: Pick<Desk, 'run'>,
  { program, limits }: { program: Program; limits: Limits },
  inputs: string[],
  look: (index: number, answer: string) => void,
): Promise<string[]> {
  const check = (run: AuthorRun): void => {
    const fault =
      run.exit_code !== 0
        ? inWords(run)
        : run.stdout.length > MAX_ANSWER_CHARS || !isPlainText(run.stdout)
          ? `printed what cannot be an answer: ${shortened(JSON.stringify(run.stdout))}`
          : null;
    const input = shortened(inputs[run.index] ?? '');
    if (fault !== null)
      throw new Unsound(SOLUTION_FAILED, `On the input ${input} the ${program.language} solution ${fault}`);
    look(run.index, answerOf(run));
  };
  const solution = { program, limits, sentence: SOLUTION_FAILED, name: `${program.language} solution` };
  const runs = await runAll(desk, solution, { inputs }, check);
  return runs.map(answerOf);
}
