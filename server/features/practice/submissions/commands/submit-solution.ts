import type { submitSolution as endpoint } from '@devorbit/contract/practice/submissions.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ensureSolvable } from '../../problems/commands/ensure-solvable.ts';
import { selectOptionalJudging } from '../../problems/door.ts';
import { noTests } from '../errors.ts';
import { ensureRunnable } from './ensure-runnable.ts';
import { queueSubmission } from './queue-submission.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; judge: JudgeClient };

/** Queues a submission to all tests of a problem; nothing has run when this returns. Answers the submission's id. */
export async function submitSolution(deps: Deps, actor: Actor, input: z.output<typeof endpoint.body>): Promise<string> {
  const { problem_id, code } = input;
  const problem = await selectOptionalJudging(deps.database, problem_id);
  ensureSolvable(actor, problem);
  if (problem.package_digest === null) throw noTests();
  const language = await ensureRunnable(deps, input.language);
  return queueSubmission(deps, {
    user_id: actor.id,
    problem_id,
    kind: 'submit',
    language,
    code,
    stdin: null,
    package_digest: problem.package_digest,
    tests_total: problem.tests,
    problem_version: problem.version,
    created_at: deps.clock.now(),
  });
}
