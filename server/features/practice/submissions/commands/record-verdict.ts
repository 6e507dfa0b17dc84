import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { tellBadges } from '../../activity/commands/tell-badges.ts';
import { pointsOf } from '../../guidance/commands/points-of.ts';
import { countSolved } from '../../leaderboard/commands/count-solved.ts';
import { countJudged } from '../../problems/commands/count-judged.ts';
import { selectOptionalJudging } from '../../problems/door.ts';
import { keptText } from '../kept-output.ts';
import { isAttempt } from '../policy.ts';
import { insertSolved, lockVerdicts, type Outcome, selectHasSolved, updateVerdict } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Writes a submission's verdict once, however often it is called: the first verdict stands. In the same transaction the
 * problem's counts move, at the first Accepted the user's figures, and badges that it earned are told. Runs count for nothing, and neither does a
 * verdict about no solution, such as a Compilation Error; nor does any submission to a problem of one's own.
 */
export async function recordVerdict({ database, clock }: Deps, id: string, outcome: Outcome): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const judged = await updateVerdict(tx, id, { ...outcome, message: keptText(outcome.message) }, now);
    if (judged === null) return;
    await tx.notify('submissions', id);
    if (judged.kind !== 'submit' || !isAttempt(outcome.verdict)) return;
    await lockVerdicts(tx, judged.problem_id, 'side by side');
    if (outcome.verdict === 'Accepted') {
      await solve(tx, { ...judged, submission_id: id, solved_at: now });
      await tellBadges(tx, judged.user_id, now);
    } else if (!(await selectHasSolved(tx, judged.user_id, judged.problem_id))) {
      await countJudged(tx, { ...judged, at: now }, false);
    }
  });
}

type Accepted = { user_id: number; problem_id: number; submission_id: string; solved_at: Date };

/** Moves figures at the first Accepted; of two at once the second waits here for the first and is then not the first. */
async function solve(tx: Queryable, { user_id, problem_id, submission_id, solved_at }: Accepted): Promise<void> {
  const problem = await selectOptionalJudging(tx, problem_id);
  const counted = problem !== null && problem.author_id !== user_id;
  const points = await pointsOf(tx, { user_id, problem_id, solved_at });
  if (!(await insertSolved(tx, { user_id, problem_id, submission_id, points, counted, solved_at }))) return;
  await countJudged(tx, { user_id, problem_id, at: solved_at }, true);
  if (counted) await countSolved(tx, { user_id, points, reached_at: solved_at });
}
