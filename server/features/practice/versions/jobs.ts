import type { Log } from '../../../platform/log.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { judgeRejudge, type RejudgeDeps } from './commands/judge-rejudge.ts';
import type { RejudgeJob } from './commands/start-rejudge.ts';

/** Judges rejudges in small parts, one after another. */
export const startRejudging = (deps: RejudgeDeps & { log: Log }): WorkLoop =>
  startWorkLoop<RejudgeJob>({
    queue: deps.queue,
    log: deps.log,
    name: 'rejudge',
    slots: 1,
    pollMs: 1_000,
    handle: ({ data }, signal) => judgeRejudge(deps, data.rejudge, signal),
  });
