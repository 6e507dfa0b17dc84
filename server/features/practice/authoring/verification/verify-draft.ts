import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { flagsOf } from '../draft/checker-flags.ts';
import { fileName } from '../draft/file-names.ts';
import { Unsound } from '../errors.ts';
import { answerTests } from './answer-tests.ts';
import type { Board } from './board.ts';
import { compileChecker } from './compile-checker.ts';
import type { Desk } from './desk.ts';
import { generateInputs } from './generate-inputs.ts';
import { judgeSolutions } from './judge-solutions.ts';
import { faulty } from './sentences.ts';
import { type Case, casesOf } from './test-inputs.ts';
import { validateInputs } from './validate-inputs.ts';

/**
 * Has everything about a draft judged that lacks nothing: generators make inputs, the validator sees all of them, the
 * reference answers them, and every solution gets what its role promises. A step begins when all before it hold. Answers
 * the package that all of this was judged with. Throws Unsound where the draft does not hold, and what `desk` throws.
 */
export async function verifyDraft(draft: AuthoredDraft, name: string, desk: Desk, board: Board): Promise<JudgePackage> {
  const hold = (what: string) => {
    if (board.bad() > 0) throw new Unsound(faulty(what));
  };
  const cases = casesOf(draft, await generateInputs(draft, desk, board));
  hold('A generator failed');
  const inputs = packageOf(draft, name, cases);
  await validateInputs(draft, inputs, desk, board);
  await compileChecker(draft, desk, board);
  hold('An input is not valid, or the validator or checker failed');
  const reference = draft.solutions.find(({ role }) => role === 'reference');
  if (reference === undefined) throw new Unsound(faulty('There is no reference solution'));
  const answers = await answerTests(reference, inputs, desk, board);
  hold('The reference solution did not answer every test');
  const judging = {
    ...packageOf(
      draft,
      name,
      cases.map((one, at) => ({ ...one, answer: one.answer ?? answers?.[at] ?? '' })),
    ),
    ...checkedBy(draft),
  };
  await judgeSolutions(draft, judging, desk, board);
  hold('A solution did not get the expected verdict');
  return judging;
}

/** The tests alone, compared by the default checker. */
const packageOf = ({ limits }: AuthoredDraft, name: string, cases: Case[]): JudgePackage => ({
  format: 1,
  name,
  limits,
  validator_flags: [],
  tests: cases.map(({ answer, ...test }) => ({ ...test, answer: answer ?? '' })),
});

function checkedBy({ checker }: AuthoredDraft): Pick<JudgePackage, 'validator_flags' | 'validator'> {
  if (checker.kind === 'default') return { validator_flags: flagsOf(checker) };
  const { protocol, program } = checker;
  const { language, name, source } = program;
  return {
    validator_flags: [],
    validator: { protocol, program: { language, files: [{ name: fileName(name, language), text: source }] } },
  };
}
