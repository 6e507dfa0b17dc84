import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BoxView } from './box-view.ts';
import { buildFolder } from './build-helper.ts';
import type { CgroupTree } from './cgroup-tree.ts';
import { runnerRights } from './runner-rights.ts';

/** Between a lane's program and its pid 1, which is another user so that the program cannot touch it. */
const INIT_UID_OFFSET = 5000;

/** The command line of a lane's helper. Makes the lane's cgroups. Throws IsolationError. */
export async function laneArguments(
  index: number,
  firstUid: number,
  tree: CgroupTree,
  view: BoxView,
): Promise<string[]> {
  const root = path.join(buildFolder, 'root');
  await mkdir(root, { recursive: true });
  const uid = firstUid + index;
  const groups = Object.entries(await tree.lane(index)).map(([name, folder]) => `${name}=${folder}`);
  const shown = [...view.binds.map((bind) => `bind=${bind}`), ...view.links.map((link) => `link=${link}`)];
  return [
    `uid=${uid}`,
    `lane=${index}`,
    `init-uid=${uid + INIT_UID_OFFSET}`,
    `cgroup-version=${tree.version}`,
    `root=${root}`,
    ...groups,
    ...shown,
    ...(await runnerRights(firstUid)),
  ];
}
