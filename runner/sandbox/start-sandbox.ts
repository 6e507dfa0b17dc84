import { boxView } from './box-view.ts';
import { buildHelper } from './build-helper.ts';
import { findCgroupMounts } from './cgroup-mounts.ts';
import { makeCgroupTree, type CgroupTree } from './cgroup-tree.ts';
import { IsolationError } from './isolation-error.ts';
import { laneArguments } from './lane-arguments.ts';
import { openLane, type OpenLane } from './lane.ts';
import { mustBeRoot } from './must-be-root.ts';
import type { Sandbox } from './sandbox.ts';
import { buildProbe, selfTest } from './self-test.ts';

export type SandboxOptions = {
  lanes: number;
  log?: (line: string) => void;
  /** The program of lane n runs as uid `firstUid + n`. */
  firstUid?: number;
  /** A file in the form of /proc/self/mounts that says where control groups are. */
  mountTable?: string;
};

/**
 * Prepares the lanes and tries every guarantee on each. Never rejects: where one is missing, `isolation` says which
 * and there are no lanes. Needs root (CAP_SYS_ADMIN and kin), writable control groups and gcc.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { log = () => {}, firstUid = 60_000, mountTable = '/proc/self/mounts' } = options;
  const lanes: OpenLane[] = [];
  let tree: CgroupTree | null = null;
  const close = async () => {
    await Promise.all(lanes.map((lane) => lane.close()));
    await tree?.remove();
    tree = null;
  };
  try {
    if (process.platform !== 'linux') throw new IsolationError('this needs Linux');
    await mustBeRoot(firstUid);
    const [program, probe, view, mounts] = await Promise.all([
      buildHelper(),
      buildProbe(),
      boxView(),
      findCgroupMounts(mountTable),
    ]);
    tree = await makeCgroupTree(mounts, options.lanes);
    for (let index = 0; index < options.lanes; index++) {
      const args = await laneArguments(index, firstUid, tree, view);
      lanes.push(await openLane(program, args, (line) => log(`lane ${index}: ${line}`)));
    }
    await Promise.all(lanes.map((lane) => selfTest(lane, probe)));
    return { isolation: { ok: true }, lanes, close };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`isolation unavailable: ${reason}`);
    await close().catch((left: unknown) => log(`not everything could be taken away: ${String(left)}`));
    return { isolation: { ok: false, reason }, lanes: [], close: async () => {} };
  }
}
