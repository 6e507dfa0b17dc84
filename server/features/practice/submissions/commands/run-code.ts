import type { runCode as endpoint } from '@devorbit/contract/practice/submissions.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ensureSolvable } from '../../problems/commands/ensure-solvable.ts';
import { selectOptionalJudging } from '../../problems/door.ts';
import { blankInput, noTests } from '../errors.ts';
import { ensureRunnable } from './ensure-runnable.ts';
import { queueSubmission } from './queue-submission.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; judge: JudgeClient };

/** Queues a run on the examples, or on the caller's own input where it is given. Answers the submission's id. */
export async function runCode(deps: Deps, actor: Actor, input: z.output<typeof endpoint.body>): Promise<string> {
  const { problem_id, code, stdin } = input;
  if (stdin !== undefined && stdin.trim() === '') throw blankInput();
  const problem = await selectOptionalJudging(deps.database, problem_id);
  ensureSolvable(actor, problem);
  if (stdin === undefined && problem.examples.length === 0) throw noTests();
  const language = await ensureRunnable(deps, input.language);
  return queueSubmission(deps, {
    user_id: actor.id,
    problem_id,
    kind: stdin === undefined ? 'run' : 'custom',
    language,
    code,
    stdin: stdin ?? null,
    package_digest: null,
    tests_total: stdin === undefined ? problem.examples.length : 0,
    problem_version: problem.version,
    created_at: deps.clock.now(),
  });
}
