import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is there while nothing is being done. */
type Remains = { processes: number[]; mounts: number; groups: number; files: string[] };

/** Until what has just ended has gone, in ms. */
const PATIENCE_MS = 60_000;

/** A process and all that descend from it, of those that live. */
function family(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(family)];
  } catch {
    return []; // ended meanwhile
  }
}

function mountsOf(pid: number): number {
  try {
    return readFileSync(`/proc/${pid}/mountinfo`, 'utf8').split('\n').length;
  } catch {
    return 0; // ended meanwhile
  }
}

/** Control groups of a runner: they have its process in their names. */
const groupsOf = (runner: number): number => globSync(`/sys/fs/cgroup/**/${runner}-*/**`).length;

/**
 * Processes of the runner and the server, the mounts that each sees and those of the machine, the runner's control groups,
 * and files in `folders`: where both put what they need for a while, the boxes of documents and what is half received.
 */
function remains(pids: { runner: number; server: number }, folders: readonly string[]): Remains {
  const processes = [...family(pids.runner), ...family(pids.server)];
  return {
    processes,
    mounts: [process.pid, ...processes].reduce((sum, pid) => sum + mountsOf(pid), 0),
    groups: groupsOf(pids.runner),
    files: folders.flatMap((folder) => globSync(`${folder}/**/*`)).toSorted(),
  };
}

/** What `now` has that `before` had not, in words. */
const more = (before: Remains, now: Remains): string[] => [
  ...(now.processes.length > before.processes.length
    ? [`processes: ${before.processes.length} before, ${now.processes.length} after`]
    : []),
  ...(['mounts', 'groups'] as const).flatMap((what) =>
    now[what] > before[what] ? [`${what}: ${before[what]} before, ${now[what]} after`] : [],
  ),
  ...now.files.filter((name) => !before.files.includes(name)).map((name) => `left behind: ${name}`),
];

/** Looks at what is there; `left` says later what has come since and does not go. */
export function lookAtRemains(pids: { runner: number; server: number }, folders: readonly string[]) {
  const before = remains(pids, folders);
  let now = before;
  return {
    async left(): Promise<string[]> {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        now = remains(pids, folders);
        const found = more(before, now);
        if (found.length === 0 || performance.now() > end) return found;
        await sleep(200);
      }
    },
    /** The same once both have ended: nothing at all may be there. */
    leftForGood(): string[] {
      const { groups, files } = remains(pids, folders);
      return [
        ...now.processes.filter((pid) => existsSync(`/proc/${pid}`)).map((pid) => `process ${pid} lives on`),
        ...(groups > 0 ? [`${groups} control groups stay`] : []),
        ...files.map((name) => `left for good: ${name}`),
      ];
    },
  };
}

/** Memory that a process holds, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
