import type { Changes } from '../../../platform/changes.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { giveUp } from './commands/give-up.ts';
import { type MakeDeps, makeProblem } from './commands/make-problem.ts';
import type { GenerateJob } from './commands/queue-generation.ts';
import { JUDGE_AWAY } from './step-messages.ts';

type Deps = MakeDeps & { queue: Queue; changes: Changes; log: Log };

/** Takes queued wishes: at once when one is told of, and every second for those that wait to be tried again. */
export function startGenerating(deps: Deps): WorkLoop {
  const { queue, changes, log } = deps;
  return startWorkLoop<GenerateJob>({
    queue,
    log,
    name: 'generate',
    slots: deps.drafts.atOnce,
    pollMs: 1_000,
    wake: (go) => changes.listen('generate_queue', go, go),
    handle: ({ data }, signal) => makeProblem(deps, data.generation, signal),
  });
}

/** Wishes that no try could fulfil end as failed. */
export function startGivingUpGenerations(deps: Deps): WorkLoop {
  const { queue, log } = deps;
  return startWorkLoop<GenerateJob>({
    queue,
    log,
    name: 'generate_dead',
    slots: 1,
    pollMs: 5_000,
    handle: ({ data }) => giveUp(deps, { id: data.generation }, JUDGE_AWAY),
  });
}
