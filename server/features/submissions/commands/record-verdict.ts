import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import { countJudged } from '../../problems/commands/count-judged.ts';
import { findJudging } from '../../problems/commands/find-judging.ts';
import { keptText } from '../kept-text.ts';
import { insertSolved, type Outcome, selectHasSolved, updateVerdict } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Points of a solved problem: this times the rank of its difficulty. */
const POINTS_PER_RANK = 100;

/**
 * Writes a submission's verdict once, however often it is called: the first verdict stands. In the same transaction the
 * problem's counts move, and at the first Accepted the user's figures. Runs count for nothing, and neither does a Judge
 * Error, which is our own failure.
 */
export async function recordVerdict({ database, clock }: Deps, id: string, outcome: Outcome): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const judged = await updateVerdict(tx, id, { ...outcome, message: keptText(outcome.message) }, now);
    if (judged === null) return;
    await tx.notify('submissions', id);
    if (judged.kind !== 'submit' || outcome.verdict === 'Judge Error') return;
    if (outcome.verdict === 'Accepted') {
      if (await solve(tx, { ...judged, submission_id: id, solved_at: now }))
        await countJudged(tx, judged.problem_id, true);
    } else if (!(await selectHasSolved(tx, judged.user_id, judged.problem_id))) {
      await countJudged(tx, judged.problem_id, false);
    }
  });
}

type Accepted = { user_id: number; problem_id: number; submission_id: string; solved_at: Date };

/** True at the user's first Accepted; of two at once the second waits here for the first and is then not the first. */
async function solve(tx: Queryable, { user_id, problem_id, submission_id, solved_at }: Accepted): Promise<boolean> {
  const problem = await findJudging({ database: tx }, problem_id);
  return insertSolved(tx, {
    user_id,
    problem_id,
    submission_id,
    points: POINTS_PER_RANK * (problem?.difficulty_rank ?? 0),
    solved_at,
  });
}
