import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BoxView } from './box-view.ts';
import { buildFolder } from './build-helper.ts';
import type { CgroupTree } from './cgroup-tree.ts';
import type { LaneUsers } from './lane-users.ts';
import { runnerRights } from './runner-rights.ts';

/** What lives with a project: where people work in it, or what reads its files for their editors. */
export type BoxKind = 'workspace' | 'language-server';
export const groupOf = (kind: BoxKind, index: number): string => `${kind}-${index}`;
/** What the helper is told: only where people work there is loopback, terminals, and debuggers. */
const openings: Record<BoxKind, string> = { workspace: 'open', 'language-server': 'closed' };

/** The command line of a lane's helper, or of such a box's. Makes its cgroups. Throws IsolationError. */
export async function laneArguments(
  index: number,
  users: LaneUsers,
  tree: CgroupTree,
  view: BoxView,
  kind: 'lane' | BoxKind = 'lane',
): Promise<string[]> {
  const root = path.join(buildFolder, 'root');
  await mkdir(root, { recursive: true });
  const made = kind === 'lane' ? tree.lane(index) : tree.workspace(groupOf(kind, index));
  const groups = Object.entries(await made).map(([name, folder]) => `${name}=${folder}`);
  const shown = [...view.binds.map((bind) => `bind=${bind}`), ...view.links.map((link) => `link=${link}`)];
  return [
    `uid=${users.program(index)}`,
    `lane=${index}`,
    `init-uid=${users.init(index)}`,
    ...(kind === 'lane' ? [] : [`workspace=${openings[kind]}`]),
    `cgroup-version=${tree.version}`,
    `root=${root}`,
    ...groups,
    ...shown,
    ...(await runnerRights(users.first)),
  ];
}
