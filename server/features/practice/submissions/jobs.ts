import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { type JudgeDeps, judgeSubmission, recordJudgeError } from './commands/judge-submission.ts';
import type { JudgeJob } from './commands/queue-submission.ts';
import { deleteRuns } from './store.ts';

type Deps = JudgeDeps & { queue: Queue; changes: Changes; log: Log };

/** Runs are kept this long, in ms: they are there to be read now. */
const KEEP_RUNS_MS = 24 * 60 * 60 * 1000;

/** Takes queued submissions as slots are free: at once when one is told of, and every second for those that wait to be tried again. */
export function startJudging(deps: Deps, slots: number): WorkLoop {
  const { queue, changes, log } = deps;
  return startWorkLoop<JudgeJob>({
    queue,
    log,
    name: 'judge',
    slots,
    pollMs: 1_000,
    wake: (go) => changes.listen('judge_queue', go, go),
    handle: ({ data }, signal) => judgeSubmission(deps, data.submission, signal),
  });
}

/** Submissions that no try could get judged end with a Judge Error. */
export function startGivingUp(deps: Deps): WorkLoop {
  const { queue, log } = deps;
  return startWorkLoop<JudgeJob>({
    queue,
    log,
    name: 'judge_dead',
    slots: 1,
    pollMs: 5_000,
    handle: ({ data }) => recordJudgeError(deps, data.submission),
  });
}

/** Every hour: runs of yesterday are forgotten. */
export const purgeRuns = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteRuns(database, new Date(clock.now().getTime() - KEEP_RUNS_MS)));
