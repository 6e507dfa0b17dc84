import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import { type AuthoredDraft, type AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { PackageError } from '../packages/imported-problem.ts';
import { type DraftExtras, sumOf } from './draft-notes.ts';

const MAX_EXAMPLES = 10;
const MAX_NAME = 60;

type Tests = JudgePackage['tests'];
type Note = (sentence: string) => void;

/** The samples as examples, without the line ends that files have. More than a draft has are told to `note`. */
export function draftExamples(tests: Tests, { notes }: DraftExtras, note: Note): AuthoredDraft['examples'] {
  const samples = tests.filter(({ sample }) => sample);
  if (samples.length > MAX_EXAMPLES)
    note(`Of ${samples.length} samples the first ${MAX_EXAMPLES} are examples; the others are secret tests`);
  return samples.slice(0, MAX_EXAMPLES).map(({ input, answer }, at) => {
    const explanation = notes.explanations[at + 1];
    return { input: input.trimEnd(), output: answer.trimEnd(), ...(explanation ? { explanation } : {}) };
  });
}

function freeName(given: string, taken: Set<string>): string {
  const plain = given.trim() || 'test';
  for (let at = 1; ; at++) {
    const mark = at === 1 ? '' : `-${at}`;
    const name = `${plain.slice(0, MAX_NAME - mark.length).trim()}${mark}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** The secret tests in their order: generated again where the package says how, else as its files have them. Throws PackageError. */
export function draftTests(tests: Tests, { notes, generators }: DraftExtras): AuthoredTest[] {
  const secret = [
    ...tests.filter(({ sample }) => !sample),
    ...tests.filter(({ sample }) => sample).slice(MAX_EXAMPLES),
  ];
  if (secret.length > MAX_DRAFT_TESTS)
    throw new PackageError(`it has ${secret.length} secret tests; the authoring page takes ${MAX_DRAFT_TESTS}`);
  if (tests.some(({ args }) => args !== undefined))
    throw new PackageError('its tests have arguments for the program; the authoring page gives none');
  const taken = new Set<string>();
  const found = secret.map((test): AuthoredTest => {
    const told = Object.hasOwn(notes.tests, test.name) ? notes.tests[test.name] : undefined;
    const own = told?.sum === sumOf(test) ? told : undefined;
    const name = freeName(own?.name ?? test.name, taken);
    if (own?.generator !== undefined && generators.some((program) => program.name === own.generator))
      return { kind: 'generated', name, generator: own.generator, args: own.args ?? '' };
    return { kind: 'text', name, input: test.input, answer: own?.answer === 'reference' ? null : test.answer };
  });
  const characters = found.reduce(
    (sum, test) => sum + (test.kind === 'text' ? test.input.length + (test.answer?.length ?? 0) : 0),
    0,
  );
  if (characters > MAX_DRAFT_CHARS)
    throw new PackageError(
      `its secret tests have ${characters.toLocaleString('en-US')} characters; the authoring page takes ${MAX_DRAFT_CHARS.toLocaleString('en-US')}`,
    );
  return found;
}
