import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { Random } from '@devorbit/contract/practice/families.ts';
import type { Draft, DraftTest, Program } from '../drafts/draft.ts';
import { Unsound } from '../errors.ts';
import { mutantsOf } from './mutants.ts';
import { rejectionReport, slowReport, survivorsReport } from './reports.ts';
import type { Trial } from './trial.ts';

/** Wrong programs that the tests must tell from right ones. */
export const MUTANTS_REJECTED = 5;
/** Mutants that are tried at the most: some behave as the solution does. */
const MUTANTS_TRIED = 24;
/** Mutants that are judged at a time. */
const AT_ONCE = 6;
/** Tests of a problem at the most, and of those that a repair adds. */
const MOST_TESTS = 20;
const MOST_ADDED = 4;

const rejecting: Verdict[] = [
  'Wrong Answer',
  'Time Limit Exceeded',
  'Idleness Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
];

type Verified = { tests: DraftTest[]; mutantsRejected: number };

/**
 * Has everything about a draft judged: both solutions on every test within half of the time limit, the brute force on
 * the small tests, and mutants of the first solution, of which at least MUTANTS_REJECTED must be rejected. Mutants that
 * survive meet further tests once; those tests that reject one join the problem. Answers the tests to publish with.
 * Throws Unsound where the draft does not hold, and what `trial` throws.
 */
export async function verifyDraft(
  draft: Draft,
  trial: Trial,
  random: Random,
  onJudging: () => Promise<void>,
): Promise<Verified> {
  const { rejected, survivors } = await solveAll(draft, draft.tests, trial, async () => {
    await onJudging();
    return tryMutants(draft, trial, random);
  });
  const repair = survivors.length === 0 ? [] : await findRepair(draft, survivors, trial);
  const found = rejected + repair.reduce((sum, { rejects }) => sum + rejects, 0);
  if (found < MUTANTS_REJECTED)
    throw new Unsound(
      'The tests did not tell wrong solutions from right ones, so nothing was published. Please try again.',
      survivorsReport(draft.solutions[0], survivors, found, MUTANTS_REJECTED),
    );
  const added = repair.map(({ test }) => test);
  if (added.length === 0) return { tests: draft.tests, mutantsRejected: found };
  const tests = [...draft.tests, ...added];
  await solveAll(draft, tests, trial, async () => undefined);
  return { tests, mutantsRejected: found };
}

const agree = 'Two independent solutions disagreed on a test, so nothing was published. Please try again.';
const slow = 'A solution needed more than half of the time limit, so nothing was published. Please try again.';
const doubted = 'A brute force disagreed with the solutions, so nothing was published. Please try again.';

/** Has all right programs judged; `then` begins when the first solution and the brute force hold, while the other is still judged. */
async function solveAll<T>(
  { solutions: [python, other], bruteForce, limits }: Draft,
  tests: DraftTest[],
  trial: Trial,
  then: () => Promise<T>,
): Promise<T> {
  const solve = async (solution: Program): Promise<void> => {
    const tried = await trial(solution, tests);
    const { verdict, runtime_ms } = tried;
    if (verdict !== 'Accepted') throw new Unsound(agree, rejectionReport(`${solution.language} solution`, tried));
    if (runtime_ms > limits.time_ms / 2) throw new Unsound(slow, slowReport(solution, runtime_ms, limits));
  };
  const doubt = async (): Promise<void> => {
    const small = tests.filter((test) => test.small);
    const tried = await trial(bruteForce, small);
    if (tried.verdict !== 'Accepted') throw new Unsound(doubted, rejectionReport('brute force', tried));
  };
  const [, result] = await Promise.all([solve(other), Promise.all([solve(python), doubt()]).then(then)]);
  return result;
}

/** Tries mutants until enough are rejected; those that pass are replaced by others, up to a bound. */
async function tryMutants({ solutions: [python], tests }: Draft, trial: Trial, random: Random) {
  const mutants = mutantsOf(python, random).slice(0, MUTANTS_TRIED);
  const survivors: Program[] = [];
  let rejected = 0;
  while (rejected < MUTANTS_REJECTED && mutants.length > 0) {
    const batch = mutants.splice(0, AT_ONCE);
    const results = await Promise.all(batch.map((mutant) => trial(mutant, tests)));
    for (const [at, { verdict }] of results.entries()) {
      const mutant = batch[at];
      if (rejecting.includes(verdict)) rejected++;
      else if (verdict === 'Accepted' && mutant) survivors.push(mutant);
    }
  }
  return { rejected, survivors };
}

/** The spare tests that reject a surviving mutant, each with how many it is the first to reject. */
async function findRepair({ tests, spareTests }: Draft, survivors: Program[], trial: Trial) {
  const room = Math.min(MOST_ADDED, MOST_TESTS - tests.length);
  if (spareTests.length === 0) return [];
  const results = await Promise.all(survivors.map((mutant) => trial(mutant, spareTests)));
  const firstFailed = results.flatMap(({ verdict, passed }) => (rejecting.includes(verdict) ? [passed] : []));
  return [...new Set(firstFailed)].slice(0, room).flatMap((at) => {
    const test = spareTests[at];
    return test ? [{ test, rejects: firstFailed.filter((other) => other === at).length }] : [];
  });
}
