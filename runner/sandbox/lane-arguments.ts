import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BoxView } from './box-view.ts';
import { buildFolder } from './build-helper.ts';
import type { CgroupTree } from './cgroup-tree.ts';
import type { LaneUsers } from './lane-users.ts';
import { runnerRights } from './runner-rights.ts';

/** The command line of a lane's helper, or of a workspace's. Makes its cgroups. Throws IsolationError. */
export async function laneArguments(
  index: number,
  users: LaneUsers,
  tree: CgroupTree,
  view: BoxView,
  kind: 'lane' | 'workspace' = 'lane',
): Promise<string[]> {
  const root = path.join(buildFolder, 'root');
  await mkdir(root, { recursive: true });
  const groups = Object.entries(await tree[kind](index)).map(([name, folder]) => `${name}=${folder}`);
  const shown = [...view.binds.map((bind) => `bind=${bind}`), ...view.links.map((link) => `link=${link}`)];
  return [
    `uid=${users.program(index)}`,
    `lane=${index}`,
    `init-uid=${users.init(index)}`,
    ...(kind === 'workspace' ? ['workspace=1'] : []),
    `cgroup-version=${tree.version}`,
    `root=${root}`,
    ...groups,
    ...shown,
    ...(await runnerRights(users.first)),
  ];
}
