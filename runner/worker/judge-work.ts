import type { JudgeEvent, JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import { judge } from '../judging/flow.ts';
import { nothingDone, type Task } from '../judging/run.ts';
import type { Tools } from '../languages/language.ts';
import type { PackageCache } from '../package-cache/package-cache.ts';
import { observe } from '../platform/metrics.ts';
import { stoppableLane } from './stoppable-lane.ts';
import type { Work } from './worker.ts';

function taskOf(asked: JudgeRequest['task'], packages: PackageCache): Task {
  const load = ({ digest, url }: { digest: string; url: string }) => packages.get(digest, url);
  if (asked.kind === 'judge') return { kind: 'judge', load: () => load(asked.package) };
  if (asked.kind !== 'author') return asked;
  const { package: inputs, ...task } = asked;
  return inputs ? { ...task, load: () => load(inputs) } : task;
}

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
  const task = taskOf(asked, packages);
  const done = nothingDone();
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
        if (event.type !== 'test' && event.type !== 'run' && told.has(event.type)) continue;
        told.add(event.type);
        emit(event);
      }
    },
  };
}
