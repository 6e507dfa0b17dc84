import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BoxView } from './box-view.ts';
import { buildFolder } from './build-helper.ts';
import type { CgroupTree } from './cgroup-tree.ts';
import type { LaneUsers } from './lane-users.ts';
import { runnerRights } from './runner-rights.ts';

/** The command line of a lane's helper. Makes the lane's cgroups. Throws IsolationError. */
export async function laneArguments(
  index: number,
  users: LaneUsers,
  tree: CgroupTree,
  view: BoxView,
): Promise<string[]> {
  const root = path.join(buildFolder, 'root');
  await mkdir(root, { recursive: true });
  const groups = Object.entries(await tree.lane(index)).map(([name, folder]) => `${name}=${folder}`);
  const shown = [...view.binds.map((bind) => `bind=${bind}`), ...view.links.map((link) => `link=${link}`)];
  return [
    `uid=${users.program(index)}`,
    `lane=${index}`,
    `init-uid=${users.init(index)}`,
    `cgroup-version=${tree.version}`,
    `root=${root}`,
    ...groups,
    ...shown,
    ...(await runnerRights(users.first)),
  ];
}
