import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { recountUsers } from '../../leaderboard/commands/recount-users.ts';
import { addToCounts } from '../../problems/door.ts';
import { holdVerdicts, replaceResults, replaceSolved, selectCounts } from '../../submissions/door.ts';
import { hasMovedOn, notReady, rejudgeNotFound, wasCancelled } from '../errors.ts';
import { closeRejudge, lockProblem, lockRejudge, selectConcerned, selectImpact } from '../rejudges/store.ts';

/**
 * Staff make the new verdicts of a ready rejudge count, all in one transaction: submissions and their tests, first Accepted
 * submissions with their points, the problem's counts, the leaderboard. Submissions keep the time of their verdict, so that
 * streaks and periods stay where they were reached. Applying again does nothing. Refuses where the problem has a newer
 * version by now. Everybody with a verdict that changes is told, once.
 */
export async function applyRejudge(
  { database, clock }: { database: Database; clock: Clock },
  actor: Staff,
  id: string,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const rejudge = await lockRejudge(tx, id);
    if (rejudge === null) throw rejudgeNotFound();
    if (rejudge.state === 'applied') return;
    if (rejudge.state === 'cancelled') throw wasCancelled();
    if (rejudge.state === 'judging') throw notReady();
    await holdVerdicts(tx, rejudge.problem_id);
    const problem = await lockProblem(tx, rejudge.problem_id);
    if (problem?.version !== rejudge.version) throw hasMovedOn();
    const impact = await selectImpact(tx, rejudge);
    const concerned = await selectConcerned(tx, id);
    const moved = await moveFigures(tx, rejudge, concerned);
    await closeRejudge(tx, id, 'applied', impact, now);
    const detail = { problem: rejudge.problem_id, version: rejudge.version };
    await recordAct(tx, { at: now, actor, act: 'rejudge.apply', subject: `rejudge ${id}`, detail });
    await tx.notify('problems', String(rejudge.problem_id));
    await recountUsers(tx, moved, now);
    await notifyMany(tx, concerned, {
      kind: 'submissions',
      at: now,
      title: `Your verdict on “${problem.title}” has changed`,
      body: "The problem's tests were updated, so we judged your submissions again.",
      link: pathOf('submissions'),
    });
  });
}

/** All but the leaderboard. Answers the users whose first Accepted submissions changed. */
async function moveFigures(
  tx: Queryable,
  rejudge: { id: string; problem_id: number },
  concerned: number[],
): Promise<number[]> {
  const { id, problem_id } = rejudge;
  const before = await selectCounts(tx, problem_id, concerned);
  await replaceResults(tx, id);
  const moved = await replaceSolved(tx, problem_id, concerned);
  const after = await selectCounts(tx, problem_id, concerned);
  await addToCounts(tx, problem_id, {
    attempts: after.attempts - before.attempts,
    solves: after.solves - before.solves,
  });
  return moved;
}
