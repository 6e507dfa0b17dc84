import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CgroupMounts } from '../sandbox/cgroup-mounts.ts';
import { placesFor } from '../sandbox/cgroup-tree.ts';
import { IsolationError } from '../sandbox/isolation-error.ts';

const FAMILY = 'devorbit-gentle';
/** A thirty-second of what one process weighs, which is 1024 and 100: next to nothing while anybody else computes. */
const WEIGHT = { 1: '32', 2: '3' } as const;

const weigh = (folder: string, version: 1 | 2) =>
  writeFile(path.join(folder, version === 1 ? 'cpu.shares' : 'cpu.weight'), WEIGHT[version]);

/** Our folder in one tree, at the first place where it may stand. */
async function gentleFolder(mount: string, controller: string, version: 1 | 2): Promise<string> {
  let reason: unknown;
  for (const place of await placesFor(mount, controller)) {
    const folder = path.join(place, FAMILY);
    try {
      await mkdir(folder, { recursive: true });
      if (version === 2 || controller === 'cpu') await weigh(folder, version);
      return folder;
    } catch (error) {
      reason = error;
    }
  }
  throw new IsolationError(
    `control groups of little weight cannot be made below ${mount} (${(reason as NodeJS.ErrnoException).code ?? String(reason)})`,
  );
}

/**
 * Where control groups are made whose boxes get what others leave of the processors: folders of a small weight beside those
 * of the lanes and of all other processes. With version 2 the lanes' own stand first: they pass the controllers on. Throws
 * IsolationError.
 */
export async function gentleMounts(mounts: CgroupMounts): Promise<CgroupMounts> {
  if (mounts.version === 2) return { version: 2, root: await gentleFolder(mounts.root, '', 2) };
  const [memory, pids, cpuacct, cpu] = [
    await gentleFolder(mounts.memory, 'memory', 1),
    await gentleFolder(mounts.pids, 'pids', 1),
    await gentleFolder(mounts.cpuacct, 'cpuacct', 1),
    await gentleFolder(mounts.cpu, 'cpu', 1),
  ];
  return { version: 1, memory, pids, cpuacct, cpu };
}
