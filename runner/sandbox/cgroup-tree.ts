import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CgroupMounts } from './cgroup-mounts.ts';
import { IsolationError } from './isolation-error.ts';

/** The cgroup folders of one sandbox. */
export type CgroupTree = {
  version: 1 | 2;
  /** Makes the folders of a lane and names them for the helper. */
  lane(index: number): Promise<{ memory: string; pids: string; cpuacct: string; cpu: string }>;
  /** The same for a box that lives with a project, which has a share of the processors of its own. */
  workspace(name: string): Promise<{ memory: string; pids: string; cpuacct: string; cpu: string }>;
  /** Once nothing runs in it. */
  removeWorkspace(name: string): Promise<void>;
  remove(): Promise<void>;
};

const controllers = ['memory', 'pids', 'cpuacct', 'cpu'] as const;
const FAMILY = 'devorbit';
/** v1: the groups of a lane, as lane-helper.c names them. */
const leaves = ['fresh', 'sealed', 'ahead-0', 'ahead-1', 'ahead-2', 'ahead-3', 'ahead-4', 'ahead-5'];
let sandboxes = 0;

/** Start time of a process in clock ticks: with the pid it names a process for good. */
async function startTime(pid: number | 'self'): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
}

/** Rejects with EBUSY while processes are in it. */
async function removeFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removeFolder(path.join(folder, entry.name));
  await rmdir(folder);
}

/** For so long at most processes are waited for that were killed a moment ago, in ms: on a busy machine their turn to end comes late. */
const DYING_MS = 60_000;
const LOOK_MS = 20;

async function removeDying(folder: string): Promise<void> {
  for (const end = performance.now() + DYING_MS; ;) {
    try {
      return await removeFolder(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EBUSY' || performance.now() > end) throw error;
      await setTimeout(LOOK_MS);
    }
  }
}

/** Folders of runners that were killed. One that still holds processes cannot be removed: that is what keeps a living one safe. */
async function removeStale(family: string): Promise<void> {
  for (const name of await readdir(family)) {
    const [, pid, started] = /^(\d+)-(\d+)-\d+$/.exec(name) ?? [];
    if (!pid || (await startTime(Number(pid)).catch(() => '')) === started) continue;
    await removeFolder(path.join(family, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EBUSY' && error.code !== 'ENOENT') throw error;
    });
  }
}

/** Our own group's path in a tree, from lines such as `4:memory:/a/b` and `0::/a/b`. */
async function ownGroup(controller: string): Promise<string> {
  const lines = (await readFile('/proc/self/cgroup', 'utf8')).split('\n').map((line) => line.split(':'));
  return lines.find(([, names]) => names?.split(',').includes(controller))?.[2] ?? '/';
}

/** Where the processes of a group go whose children have limits. */
const LEAF = 'runner';

/** v2: a group whose children have limits may hold no process itself, so those in it move to a leaf. */
async function delegate(root: string): Promise<void> {
  const enable = () => writeFile(path.join(root, 'cgroup.subtree_control'), '+memory +pids +cpu');
  await enable().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY') throw error;
    await mkdir(path.join(root, LEAF), { recursive: true });
    const pids = (await readFile(path.join(root, 'cgroup.procs'), 'utf8')).split('\n').filter(Boolean);
    for (const pid of pids)
      await writeFile(path.join(root, LEAF, 'cgroup.procs'), pid).catch((gone: NodeJS.ErrnoException) => {
        if (gone.code !== 'ESRCH') throw gone;
      });
    await enable();
  });
}

/** Where our folder may stand: at the root of the tree, else in the group that was given to us, which we may have left for its leaf. */
export async function placesFor(mount: string, controller: string): Promise<string[]> {
  const own = path.join(mount, await ownGroup(controller));
  return path.basename(own) === LEAF ? [mount, path.dirname(own), own] : [mount, own];
}

/** What a workspace weighs beside a lane. */
const WORKSPACE_WEIGHT = 1 / 8;

/** A group weighs as much as one process unless told otherwise; this one weighs as much as several, or less. */
const weigh = (folder: string, processes: number, version: 1 | 2) =>
  version === 1
    ? writeFile(path.join(folder, 'cpu.shares'), String(Math.round(1024 * processes)))
    : writeFile(path.join(folder, 'cpu.weight'), String(Math.ceil(100 * processes)));

/** The folder of one sandbox, in our family's. Throws IsolationError. */
async function makeOwn(name: string, mount: string, controller: string, version: 1 | 2): Promise<string> {
  let reason: unknown;
  for (const root of await placesFor(mount, controller)) {
    const family = path.join(root, FAMILY);
    const own = path.join(family, name);
    try {
      if (version === 2) await delegate(root);
      await mkdir(family, { recursive: true });
      if (version === 2) await delegate(family);
      await removeStale(family);
      if (version === 2 || controller === 'cpu') await weigh(family, availableParallelism(), version);
      await mkdir(own).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error; // two controllers may share a tree
      });
      return own;
    } catch (error) {
      reason = error;
    }
  }
  throw new IsolationError(
    `control groups cannot be made below ${mount} (${(reason as NodeJS.ErrnoException).code ?? String(reason)}): they need root and a writable tree, or one of version 2 that is delegated to the user with memory, pids and cpu`,
  );
}

/** Under load each lane gets the share of one process. Throws IsolationError where groups cannot be made. */
export async function makeCgroupTree(mounts: CgroupMounts, lanes: number): Promise<CgroupTree> {
  const name = `${process.pid}-${await startTime('self')}-${++sandboxes}`;
  if (mounts.version === 2) {
    const own = await makeOwn(name, mounts.root, '', 2);
    await delegate(own);
    await weigh(own, lanes, 2);
    return {
      version: 2,
      async lane(index) {
        const folder = path.join(own, `lane-${index}`);
        await mkdir(folder, { recursive: true });
        await delegate(folder);
        return { memory: folder, pids: folder, cpuacct: folder, cpu: folder };
      },
      async workspace(workspace) {
        const folder = path.join(own, workspace);
        await mkdir(folder, { recursive: true });
        await delegate(folder);
        await weigh(folder, WORKSPACE_WEIGHT, 2);
        return { memory: folder, pids: folder, cpuacct: folder, cpu: folder };
      },
      removeWorkspace: (workspace) => removeDying(path.join(own, workspace)),
      remove: () => removeDying(own),
    };
  }
  const own = { memory: '', pids: '', cpuacct: '', cpu: '' };
  for (const controller of controllers) own[controller] = await makeOwn(name, mounts[controller], controller, 1);
  await weigh(own.cpu, lanes, 1);
  return {
    version: 1,
    async lane(index) {
      const folders = { memory: '', pids: '', cpuacct: '', cpu: '' };
      for (const controller of controllers) {
        folders[controller] = path.join(own[controller], `lane-${index}`);
        for (const leaf of leaves) await mkdir(path.join(folders[controller], leaf), { recursive: true });
      }
      return folders;
    },
    async workspace(workspace) {
      const folders = { memory: '', pids: '', cpuacct: '', cpu: '' };
      for (const controller of controllers) {
        folders[controller] = path.join(own[controller], workspace);
        await mkdir(path.join(folders[controller], leaves[0]!), { recursive: true });
      }
      await weigh(folders.cpu, WORKSPACE_WEIGHT, 1);
      return folders;
    },
    async removeWorkspace(workspace) {
      for (const folder of new Set(Object.values(own))) await removeDying(path.join(folder, workspace));
    },
    async remove() {
      for (const folder of new Set(Object.values(own))) await removeDying(folder);
    },
  };
}
