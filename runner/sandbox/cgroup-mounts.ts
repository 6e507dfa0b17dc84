import { readFile } from 'node:fs/promises';
import { IsolationError } from './isolation-error.ts';

/** Where the host's control groups are mounted: one tree (version 2) or one tree a controller (version 1). */
export type CgroupMounts =
  | { version: 1; memory: string; pids: string; cpuacct: string; cpu: string }
  | { version: 2; root: string };

/** The table writes blanks and backslashes of paths as octal numbers. */
const plain = (word: string) =>
  word.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

/**
 * Only the v1 mounts and v2's `cgroup.controllers` tell which version holds a controller: a hybrid host has both.
 * `mountTable` has the form of /proc/self/mounts. Throws IsolationError.
 */
export async function findCgroupMounts(mountTable: string): Promise<CgroupMounts> {
  const rows = (await readFile(mountTable, 'utf8')).split('\n').map((line) => line.split(' ').map(plain));
  const tree = (controller: string) =>
    rows.find(([, , type, options]) => type === 'cgroup' && options?.split(',').includes(controller))?.[1];
  const [memory, pids, cpuacct, cpu] = ['memory', 'pids', 'cpuacct', 'cpu'].map(tree);
  if (memory && pids && cpuacct && cpu) return { version: 1, memory, pids, cpuacct, cpu };
  for (const [, root, type] of rows) {
    if (type !== 'cgroup2' || !root) continue;
    const controllers = (await readFile(`${root}/cgroup.controllers`, 'utf8').catch(() => '')).trim().split(' ');
    if (['memory', 'pids', 'cpu'].every((controller) => controllers.includes(controller))) return { version: 2, root };
  }
  throw new IsolationError(
    'no control groups with memory, pids and cpu in one version: mount them, or give the container access to them',
  );
}
