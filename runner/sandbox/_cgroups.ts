import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCgroupMounts } from './cgroup-mounts.ts';
import { placesFor } from './cgroup-tree.ts';

const mounts = await findCgroupMounts('/proc/self/mounts');
const trees =
  mounts.version === 1
    ? (['memory', 'pids', 'cpuacct', 'cpu'] as const).map((name) => [mounts[name], name])
    : [[mounts.root, '']];
const families = (await Promise.all(trees.map(([root = '', controller = '']) => placesFor(root, controller)))).flat();

/** Cgroup folders that a runner of this pid made. */
export const cgroupsOf = (pid: number) =>
  families
    .map((place) => path.join(place, 'devorbit'))
    .filter((family) => existsSync(family))
    .flatMap((family) => readdirSync(family).filter((name) => name.startsWith(`${pid}-`)))
    .toSorted();

/** Processes that are in them yet. */
export const processesIn = (pid: number): string[] =>
  families
    .flatMap((place) => cgroupsOf(pid).map((name) => path.join(place, 'devorbit', name)))
    .flatMap((folder) => globSync('**/cgroup.procs', { cwd: folder }).map((file) => path.join(folder, file)))
    .flatMap((file) => {
      try {
        return readFileSync(file, 'utf8').split('\n').filter(Boolean);
      } catch {
        return []; // removed meanwhile
      }
    });

/** Those below them that workspaces have, one that stands ready too. */
export const workspaceGroupsOf = (pid: number): Set<string> =>
  new Set(
    families
      .map((place) => path.join(place, 'devorbit'))
      .filter((family) => existsSync(family))
      .flatMap((family) =>
        readdirSync(family)
          .filter((name) => name.startsWith(`${pid}-`))
          .flatMap((name) => readdirSync(path.join(family, name)).filter((each) => each.startsWith('workspace-'))),
      ),
  );
