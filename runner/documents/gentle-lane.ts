import { buildHelper } from '../sandbox/build-helper.ts';
import { findCgroupMounts } from '../sandbox/cgroup-mounts.ts';
import { type CgroupTree, makeCgroupTree } from '../sandbox/cgroup-tree.ts';
import { laneArguments } from '../sandbox/lane-arguments.ts';
import { type LaneUsers, takeUsers } from '../sandbox/lane-users.ts';
import { openLane, type OpenLane } from '../sandbox/lane.ts';
import { runnerRights } from '../sandbox/runner-rights.ts';
import { buildProbe, selfTest, testFacts } from '../sandbox/self-test.ts';
import { watchedLane } from '../sandbox/watched-lane.ts';
import { documentView } from './document-view.ts';
import { gentleMounts } from './gentle-groups.ts';

/** A lane beside those that judge. */
export type GentleLane = OpenLane & {
  /** The user that its programs run as. */
  uid: number;
};

/**
 * One lane whose boxes get what others leave of the processors; with `weight` 'equal' as much as others, for tests that run
 * beside many. Its guarantees are tried as those of every lane. `close`
 * leaves no process, mount or control group behind. Rejects with what is missing.
 */
export async function openGentleLane(
  log: (line: string) => void,
  firstUid?: number,
  weight: 'light' | 'equal' = 'light',
): Promise<GentleLane> {
  await runnerRights(firstUid);
  const [program, probe, mounts] = await Promise.all([
    buildHelper(),
    buildProbe(),
    findCgroupMounts('/proc/self/mounts').then((found) => (weight === 'light' ? gentleMounts(found) : found)),
  ]);
  let users: LaneUsers | null = null;
  let tree: CgroupTree | null = null;
  let lane: OpenLane | null = null;
  const close = async () => {
    await lane?.close();
    await tree?.remove();
    users?.release();
    lane = tree = users = null;
  };
  try {
    const own = (users = await takeUsers(1, firstUid));
    const groups = (tree = await makeCgroupTree(mounts, 1));
    const args = async () => laneArguments(0, own, groups, await documentView());
    const opened = (lane = watchedLane(await openLane(program, args, log, 0), (tried) => testFacts(tried, probe), log));
    await selfTest(opened, probe);
    return { ...opened, uid: own.first, close };
  } catch (error) {
    await close().catch((left: unknown) => log(`not everything could be taken away: ${String(left)}`));
    throw error;
  }
}
