import { boxView, languageServerBinds, PYTHON_IN_BOX, pythonFolder } from './box-view.ts';
import { buildHelper } from './build-helper.ts';
import { findCgroupMounts } from './cgroup-mounts.ts';
import { makeCgroupTree, type CgroupTree } from './cgroup-tree.ts';
import { IsolationError } from './isolation-error.ts';
import { type BoxKind, laneArguments } from './lane-arguments.ts';
import { type LaneUsers, takeUsers } from './lane-users.ts';
import { openLane, type OpenLane } from './lane.ts';
import { runnerRights } from './runner-rights.ts';
import type { Lane, Sandbox } from './sandbox.ts';
import { buildProbe, selfTest, testFacts } from './self-test.ts';
import { watchedLane } from './watched-lane.ts';
import { openWorkspaceBoxes } from './workspace-boxes.ts';

export type SandboxOptions = {
  lanes: number;
  log?: (line: string) => void;
  /** The program of lane n runs as uid `firstUid + n`; the next free users of this machine where it is absent. */
  firstUid?: number | undefined;
  /** Lines of which each lane starts a program ahead, at most 6; 0 for none. Each waits with the memory of its interpreter. */
  linesAhead?: number;
  /** Workspaces at one time, beside the lanes; none where it is absent. */
  workspaces?: number;
  /** Language servers at one time, each in a box of its own; none where it is absent. */
  languageServers?: number;
  /** A file in the form of /proc/self/mounts that says where control groups are. */
  mountTable?: string;
  /** The folder of the machine's settings. */
  settings?: string;
};

/** The second lane, opened at the first call; at the next one again where that failed. */
function openOnce(open: () => Promise<OpenLane>): Lane['partner'] {
  let opened: Promise<Lane> | null = null;
  const partner = () => Promise.reject(new Error('A partner has no partner'));
  return () => {
    opened ??= open().then((lane) => ({ ...lane, partner }));
    opened.catch(() => (opened = null));
    return opened;
  };
}

/**
 * Prepares the lanes and tries every guarantee on each. Never rejects: where one is missing, `isolation` says which
 * and there are no lanes. Needs root (CAP_SYS_ADMIN and kin) or the rights of runner-rights.ts, writable control groups
 * and gcc.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { log = () => {}, mountTable = '/proc/self/mounts', settings = '/etc' } = options;
  const opened: OpenLane[] = [];
  let tree: CgroupTree | null = null;
  let users: LaneUsers | null = null;
  const boxes: Awaited<ReturnType<typeof openWorkspaceBoxes>>[] = [];
  const close = async () => {
    await Promise.all([...opened, ...boxes.splice(0)].map((each) => each.close()));
    await tree?.remove();
    tree = null;
    users?.release();
    users = null;
  };
  try {
    if (process.platform !== 'linux') throw new IsolationError('this needs Linux');
    await runnerRights(options.firstUid);
    const [program, probe, first, mounts] = await Promise.all([
      buildHelper(),
      buildProbe(),
      boxView(settings),
      findCgroupMounts(mountTable),
    ]);
    let view = first;
    const own = (users = await takeUsers(options.lanes, options.firstUid));
    const groups = (tree = await makeCgroupTree(mounts, options.lanes));
    const open = async (index: number): Promise<OpenLane> => {
      const args = () => laneArguments(index, own, groups, view);
      const tell = (line: string) => log(`lane ${index}: ${line}`);
      const lane = watchedLane(
        await openLane(program, args, tell, options.linesAhead),
        (tried) => testFacts(tried, probe),
        tell,
      );
      opened.push(lane);
      await selfTest(lane, probe);
      return lane;
    };
    const lanes = await Promise.all(
      Array.from({ length: options.lanes }, async (_, index) => {
        const lane = await open(index);
        return { ...lane, partner: openOnce(() => open(options.lanes + index)) };
      }),
    );
    const most = { workspace: options.workspaces ?? 0, 'language-server': options.languageServers ?? 0 };
    const behind = (lanes: number) => (options.firstUid === undefined ? undefined : options.firstUid + 4 * lanes);
    const keep = async (kind: BoxKind, lanesBefore: number, binds: string[]) => {
      const firstUid = behind(lanesBefore);
      const parts = { helper: program, probe, tree: groups, view: () => view, log };
      const made = await openWorkspaceBoxes({ ...parts, kind, most: most[kind], firstUid, binds });
      boxes.push(made);
      return made;
    };
    const workspaces = await keep('workspace', options.lanes, [`${pythonFolder}:${PYTHON_IN_BOX}`]);
    const before = options.lanes + Math.ceil(most.workspace / 2);
    const languageServers = await keep('language-server', before, await languageServerBinds());
    const renew = async () => {
      const now = await boxView(settings);
      if (JSON.stringify(now) === JSON.stringify(view)) return;
      view = now;
      await Promise.all(opened.map((lane) => lane.renew()));
    };
    return { isolation: { ok: true }, firstUid: own.first, lanes, workspaces, languageServers, renew, close };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`isolation unavailable: ${reason}`);
    const noBoxes = { most: 0, prepare: () => Promise.reject(new IsolationError(reason)) };
    await close().catch((left: unknown) => log(`not everything could be taken away: ${String(left)}`));
    return {
      isolation: { ok: false, reason },
      firstUid: 0,
      lanes: [],
      workspaces: noBoxes,
      languageServers: noBoxes,
      renew: async () => {},
      close: async () => {},
    };
  }
}
