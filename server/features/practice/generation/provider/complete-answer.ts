import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import type { Desk, Wish } from '../drafts/draft-source.ts';
import type { Draft, DraftTest, Program } from '../drafts/draft.ts';
import { inTheirWords } from '../drafts/tag-names.ts';
import { type Templates, wholeProgram } from '../drafts/whole-program.ts';
import { Unsound } from '../errors.ts';
import { shortened } from '../verification/reports.ts';
import type { ProviderAnswer } from './answer.ts';
import { bodyText } from './body-text.ts';
import { brokenInputs } from './broken-inputs.ts';
import { inputText } from './input-text.ts';
import { BRUTE_FORCE_COPIED, EXAMPLES_LIE, TESTS_TOO_ALIKE } from './sentences.ts';
import { answerInputs, type Draw, generateInputs, validateInputs } from './workshop.ts';

const MEMORY_KB = 262_144;
const LEAST_TESTS = 12;

const draws = (size: Draw['size'], from: number, to: number): Draw[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ size, seed: from + at }));
/** 14 tests beside the examples, which leaves room for a repair; the brute force answers those of size small and edge. */
const usual = [...draws('edge', 1, 4), ...draws('small', 1, 4), ...draws('medium', 1, 4), ...draws('large', 1, 2)];
const spare = [...draws('small', 5, 8), ...draws('medium', 5, 8)];

type Asked = { wish: Wish; origin: string; templates: Templates };

/**
 * Makes a draft of what a provider wrote: its generator makes the inputs, its validator sees them, its first solution
 * answers them, all in the sandbox. Throws Unsound where that does not work, or where the examples say otherwise.
 */
export async function completeAnswer(answer: ProviderAnswer, asked: Asked, desk: Desk): Promise<Draft> {
  const { templates, wish, origin } = asked;
  const signature: Signature = { params: answer.params, returns: answer.returns };
  const program = (language: 'python' | 'cpp', body: string) =>
    wholeProgram(templates, language, signature, bodyText(body));
  const python = program('python', answer.python_solution);
  const bruteForce = program('python', answer.brute_force);
  if (python.source === bruteForce.source)
    throw new Unsound(BRUTE_FORCE_COPIED, 'brute_force is the same as python_solution. Write it another way.');
  const limits = { time_ms: answer.time_limit_ms, memory_kb: MEMORY_KB };
  const tests = await makeTests(answer, { signature, python, limits }, desk);
  const samples = tests.filter(({ sample }) => sample);
  const usualTests = tests.filter(({ name }) => !name.startsWith('spare-'));
  checkVariety(usualTests);
  return {
    origin,
    title: answer.title,
    otherTitles: [],
    statement: answer.statement,
    difficulty: wish.difficulty ?? answer.difficulty,
    tags: inTheirWords(answer.tags, wish.tags),
    signature,
    constraints: answer.constraints,
    examples: samples.map(({ input, answer: output }, at) => ({
      input: input.trim(),
      output: output.trim(),
      explanation: answer.examples[at]?.explanation ?? '',
    })),
    limits,
    solutions: [python, program('cpp', answer.cpp_solution)],
    bruteForce,
    tests: usualTests,
    spareTests: tests.filter(({ name }) => name.startsWith('spare-')),
    hints: answer.hints,
    editorial: answer.editorial,
  };
}

type Prepared = { signature: Signature; python: Program; limits: Limits };

/** All tests, samples first, no input twice. */
async function makeTests(
  answer: ProviderAnswer,
  { signature, python, limits }: Prepared,
  desk: Desk,
): Promise<DraftTest[]> {
  await desk.tell('The AI’s generator makes inputs in the sandbox.');
  const made = await generateInputs(desk, answer.input_generator, [...usual, ...spare], signature);
  const drawn = [...usual, ...spare].map(({ size, seed }, at) => ({
    name: `${at < usual.length ? '' : 'spare-'}${size}-${seed}`,
    sample: false,
    small: size === 'small' || size === 'edge',
    input: made[at] ?? '',
  }));
  const all = [...exampleInputs(answer, signature), ...drawn];
  const different = all.filter(({ input }, at) => all.findIndex((other) => other.input === input) === at);
  if (different.filter(({ sample }) => sample).length < answer.examples.length)
    throw new Unsound(EXAMPLES_LIE, 'Two examples have the same input.');
  const inputs = different.map(({ input }) => input);

  await desk.tell('The AI’s validator looks at every input.');
  await validateInputs(desk, answer.input_validator, {
    valid: inputs,
    broken: brokenInputs(inputs[0] ?? '{}', signature),
  });
  await desk.tell('The AI’s first solution answers every input.');
  const look = (at: number, said: string) => checkExample(answer, different[at]?.name, said);
  const answers = await answerInputs(desk, { program: python, limits }, inputs, look);
  return different.map((test, at) => ({ ...test, answer: answers[at] ?? '' }));
}

function exampleInputs(answer: ProviderAnswer, signature: Signature) {
  return answer.examples.map(({ input: text }, at) => {
    const read = inputText(text, signature);
    if (read.fault !== undefined)
      throw new Unsound(EXAMPLES_LIE, `The input of example ${at + 1} ${read.fault}: ${shortened(text)}`);
    return { name: `Example ${at + 1}`, sample: true, small: true, input: read.input };
  });
}

/** Words of an output, however a list is written. */
const wordsOf = (output: string): string =>
  output
    .toLowerCase()
    .replace(/[[\]",\s]+/g, ' ')
    .trim();

/** What the provider says of its examples must be what its solution answers: it understands its own statement. */
function checkExample({ examples }: ProviderAnswer, test: string | undefined, said: string): void {
  const example = examples.find((_, at) => test === `Example ${at + 1}`);
  if (example && wordsOf(said) !== wordsOf(example.output))
    throw new Unsound(
      EXAMPLES_LIE,
      `${test} says that the output is ${shortened(example.output)}, and python_solution answers ${shortened(said)}. One of them is wrong.`,
    );
}

function checkVariety(tests: DraftTest[]): void {
  if (tests.length < LEAST_TESTS)
    throw new Unsound(
      TESTS_TOO_ALIKE,
      `The input_generator made only ${tests.length} different tests, of at least ${LEAST_TESTS}. Different seeds must give different inputs.`,
    );
  if (new Set(tests.map(({ answer }) => answer)).size < 2)
    throw new Unsound(TESTS_TOO_ALIKE, 'All tests have the same answer. Draw inputs with answers that differ.');
}
