import { MIN_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredDraft, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import { programsOf } from '../draft/check-draft.ts';
import { argumentsOf } from './test-inputs.ts';

/** Arguments of one run, as a runner takes them. */
const MOST_ARGUMENTS = 50;

const blank = (text: string): boolean => text.trim() === '';

/** What a draft lacks to be judged, every sentence at once; nothing for one that may be. */
export function missingOf(draft: AuthoredDraft): VerificationCheck[] {
  const lacking: [name: string, message: string][] = [];
  if (blank(draft.title)) lacking.push(['Title', 'Add a title.']);
  if (blank(draft.statement)) lacking.push(['Statement', 'Add a statement.']);
  if (draft.examples.length === 0) lacking.push(['Examples', 'Add at least one example.']);
  for (const [at, { input, output }] of draft.examples.entries())
    if (blank(input) && blank(output)) lacking.push([`Example ${at + 1}`, 'The example is empty.']);
  if (!draft.solutions.some(({ role }) => role === 'reference'))
    lacking.push(['Reference solution', 'Add a reference solution. It answers the tests.']);
  if (draft.tests.length < MIN_TESTS)
    lacking.push(['Tests', `Add at least ${MIN_TESTS} secret tests. You have ${draft.tests.length}.`]);
  for (const { name, source } of programsOf(draft)) if (blank(source)) lacking.push([name, 'The program is empty.']);
  lacking.push(...missingOfGenerated(draft));
  return lacking.map(([name, message]) => ({
    group: 'missing',
    name,
    state: 'bad',
    message,
    time_ms: null,
    memory_kb: null,
  }));
}

function missingOfGenerated({ tests, generators }: AuthoredDraft): [name: string, message: string][] {
  const known = new Set(generators.map(({ name }) => name));
  return tests.flatMap((test): [string, string][] => {
    if (test.kind !== 'generated') return [];
    if (test.generator === '') return [[test.name, 'Choose a generator for this test.']];
    if (!known.has(test.generator)) return [[test.name, `There is no generator '${test.generator}'.`]];
    if (argumentsOf(test).length > MOST_ARGUMENTS)
      return [[test.name, `A generator takes at most ${MOST_ARGUMENTS} arguments.`]];
    return [];
  });
}
