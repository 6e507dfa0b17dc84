import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { problemNotFound } from '../../problems/errors.ts';
import { noTests } from '../../submissions/errors.ts';
import { nothingToRejudge, rejudgeIsOpen } from '../errors.ts';
import { insertRejudge, insertRejudged, lockProblem, type Scope, selectHasOpen } from '../rejudges/store.ts';
import { showRejudge } from './show-rejudge.ts';

type Deps = { database: Database; clock: Clock; queue: Queue };

export type RejudgeJob = { rejudge: string };

/**
 * Staff have submissions of a problem judged against its version of now, at most MAX_REJUDGED of the newest. Nothing has
 * run when this returns, and none of them changes. Refuses while another rejudge of the problem is open.
 */
export async function startRejudge(deps: Deps, actor: Staff, problemId: number, scope: Scope): Promise<Rejudge> {
  const { database, clock, queue } = deps;
  const id = await database.transaction(async (tx) => {
    const problem = await lockProblem(tx, problemId);
    if (problem === null) throw problemNotFound();
    const { version, package_digest, tests: tests_total } = problem;
    if (package_digest === null) throw noTests();
    if (await selectHasOpen(tx, problemId)) throw rejudgeIsOpen();
    const rejudge = { problem_id: problemId, version, package_digest, tests_total, user_id: actor.id };
    const at = clock.now();
    const begun = await insertRejudge(tx, { ...rejudge, created_at: at });
    if ((await insertRejudged(tx, { ...rejudge, id: begun }, scope)) === 0) throw nothingToRejudge();
    const detail = { problem: problemId, version };
    await recordAct(tx, { at, actor, act: 'rejudge.start', subject: `rejudge ${begun}`, detail });
    await queue.send(tx, 'rejudge', { rejudge: begun } satisfies RejudgeJob);
    return begun;
  });
  return showRejudge(deps, actor, id, { page: 1, changed: true });
}
