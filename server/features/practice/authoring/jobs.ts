import type { Changes } from '../../../platform/changes.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { giveUp } from './commands/give-up.ts';
import type { VerifyJob } from './commands/queue-verification.ts';
import { runVerification, type VerifyDeps } from './commands/run-verification.ts';
import { JUDGE_AWAY } from './verification/sentences.ts';

type Deps = VerifyDeps & { queue: Queue; changes: Changes; log: Log };

/** Drafts that one server verifies at a time: each has two programs judged at once. */
const AT_ONCE = 2;

/** Takes queued verifications: at once when one is told of, and every second for those that wait to be tried again. */
export function startVerifying(deps: Deps): WorkLoop {
  const { queue, changes, log } = deps;
  return startWorkLoop<VerifyJob>({
    queue,
    log,
    name: 'verify',
    slots: AT_ONCE,
    pollMs: 1_000,
    wake: (go) => changes.listen('verify_queue', go, go),
    handle: ({ data }, signal) => runVerification(deps, data.verification, signal),
  });
}

/** Verifications that no try could bring to an end have failed. */
export function startGivingUpVerifications(deps: Deps): WorkLoop {
  const { queue, log } = deps;
  return startWorkLoop<VerifyJob>({
    queue,
    log,
    name: 'verify_dead',
    slots: 1,
    pollMs: 5_000,
    handle: ({ data }) => giveUp(deps, { id: data.verification }, JUDGE_AWAY),
  });
}
