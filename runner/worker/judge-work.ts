import type { JudgeEvent, JudgeRequest, TestOutcome } from '@devorbit/contract/judging.ts';
import { judge } from '../judging/flow.ts';
import type { Task } from '../judging/run.ts';
import type { Tools } from '../languages/language.ts';
import type { PackageCache } from '../package-cache/package-cache.ts';
import { observe } from '../platform/metrics.ts';
import { stoppableLane } from './stoppable-lane.ts';
import type { Work } from './worker.ts';

/**
 * A request as work: a second attempt goes on where the first one failed, and tells nothing twice. One that failed once
 * all was told, as when its lane could not be cleared, has nothing left to do.
 */
export function judgeWork(
  request: JudgeRequest,
  tools: Tools,
  packages: PackageCache,
  emit: Work['emit'],
  signal: AbortSignal,
): Work {
  const { id, priority, source, task: asked } = request;
  const task: Task =
    asked.kind === 'judge'
      ? { kind: 'judge', load: () => packages.get(asked.package.digest, asked.package.url) }
      : asked;
  const done: TestOutcome[] = [];
  const told = new Set<JudgeEvent['type']>();
  const since = performance.now();
  return {
    id,
    priority,
    emit,
    signal,
    async attempt(lane, stop) {
      if (told.has('finished')) return;
      observe('queue', performance.now() - since);
      for await (const event of judge(task, source, tools, stoppableLane(lane, stop), done)) {
        if (stop.aborted) return;
        if (event.type !== 'test' && told.has(event.type)) continue;
        told.add(event.type);
        emit(event);
      }
    },
  };
}
