import { randomUUID } from 'node:crypto';
import type { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { observe } from '../platform/metrics.ts';
import type { Work } from '../worker/worker.ts';
import { execute } from './execute.ts';
import type { Execution } from './request.ts';
import { notRun } from './stage.ts';

/** As soon as a quick run of the practice screen: somebody waits for it. */
const PRIORITY = 0;

/**
 * A request as work of the queue. `reply` is null while there is none, and stays so where the job was dropped. After two
 * failures of our own it is a stage with status XX.
 */
export function executeWork(asked: Execution, signal: AbortSignal): { work: Work; reply: () => ExecuteReply | null } {
  let reply: ExecuteReply | null = null;
  const { runtime } = asked;
  const since = performance.now();
  const work: Work = {
    id: randomUUID(),
    priority: PRIORITY,
    signal,
    // The worker's only last word is that we failed.
    emit(event) {
      if (event.type !== 'finished') return;
      const run = notRun('XX', 'The runner failed, not your program. Please try again.');
      reply = { run, language: runtime.entry.language, version: runtime.version };
    },
    async attempt(lane, stop) {
      observe('queue', performance.now() - since);
      reply = await execute(asked, lane, stop);
    },
  };
  return { work, reply: () => reply };
}
