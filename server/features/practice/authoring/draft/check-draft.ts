import { MAX_DRAFT_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import { type AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { type FieldIssue, InvalidInput } from '../../../../platform/errors.ts';

/** All programs of a draft, in the order of its fields. */
export const programsOf = ({ checker, validator, generators, solutions }: AuthoredDraft) => [
  ...(checker.kind === 'program' ? [checker.program] : []),
  ...(validator === null ? [] : [validator.program]),
  ...generators,
  ...solutions,
];

/** The names that stand there more than once. */
function twice(names: string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
}

/** Throws InvalidInput where tests or programs share a name, there are two references, or the tests are too much. */
export function checkDraft(draft: AuthoredDraft): void {
  const { tests, examples, solutions } = draft;
  const issues: FieldIssue[] = [];
  const tell = (path: string, message: string) => void issues.push({ path, message });
  for (const name of twice(tests.map((test) => test.name))) tell('tests', `Two tests have the name '${name}'`);
  for (const name of twice(programsOf(draft).map((program) => program.name)))
    tell('solutions', `Two programs have the name '${name}'`);
  if (solutions.filter(({ role }) => role === 'reference').length > 1)
    tell('solutions', 'There can only be one reference solution');
  const typed = tests.flatMap((test) => (test.kind === 'text' ? [test.input.length + (test.answer?.length ?? 0)] : []));
  const shown = examples.map(
    ({ input, output, explanation = '' }) => input.length + output.length + explanation.length,
  );
  if ([...typed, ...shown].reduce((sum, length) => sum + length, 0) > MAX_DRAFT_CHARS)
    tell(
      'tests',
      `The tests have more than ${Math.floor(MAX_DRAFT_CHARS / 1_000_000)} million characters. Use a generator for the large ones`,
    );
  if (issues.length > 0) throw new InvalidInput(issues);
}
