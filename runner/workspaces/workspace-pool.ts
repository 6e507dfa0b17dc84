import { randomBytes } from 'node:crypto';
import { WORKSPACE, type WorkspaceRoom } from '@devorbit/contract/execution/workspaces.ts';
import type { Log } from '../platform/log.ts';
import type { ReadyWorkspace, RunLimits, WorkspaceBoxes } from '../sandbox/sandbox.ts';
import type { WorkspaceTimes } from './lifetime.ts';
import type { WorkspaceTools } from './workspace-tools.ts';
import { Workspace } from './workspace.ts';

/** Boxes that stand ready for the next workspaces. */
export const SPARES = 2;
/** Of the whole box. Its output is bounded by the box itself: nothing but the agent's last words passes there. */
const LIMITS: RunLimits = {
  cpu_ms: WORKSPACE.CPU_MS,
  wall_ms: WORKSPACE.LONGEST_MS,
  memory_kb: WORKSPACE.MEMORY_KB,
  pids: WORKSPACE.PIDS,
  output_bytes: 0,
};

/** The workspaces of this runner. */
export type WorkspacePool = {
  /** Null where there is no room, nor a workspace that nobody is in. Rejects with what keeps the box from being made. */
  open(): Promise<Workspace | null>;
  find(id: string): Workspace | undefined;
  room(): WorkspaceRoom;
  /** Makes boxes ready; called once the runner listens. */
  prepare(): Promise<void>;
  close(): Promise<void>;
};

export function createWorkspacePool(
  boxes: WorkspaceBoxes,
  tools: WorkspaceTools,
  log: Log,
  times?: WorkspaceTimes,
): WorkspacePool {
  const most = Math.max(0, boxes.most - SPARES);
  const living = new Map<string, Workspace>();
  const ready: ReadyWorkspace[] = [];
  let opening = 0;
  let closed = false;
  let preparing: Promise<void> | null = null;

  const fill = async (): Promise<void> => {
    while (!closed && ready.length < Math.min(SPARES, most)) ready.push(await boxes.prepare());
  };
  const prepare = (): Promise<void> => {
    preparing ??= fill()
      .catch((error: unknown) => log.warn({ err: error }, 'no workspace can be made ready'))
      .finally(() => (preparing = null));
    return preparing;
  };

  const openIn = (box: ReadyWorkspace): Promise<Workspace> =>
    // Whoever knows it has the workspace: 128 bits that nobody guesses.
    Workspace.open(randomBytes(16).toString('base64url'), box.open(LIMITS), tools, times);
  const warn = (error: unknown): void => log.warn({ err: error }, 'a workspace that stood ready was lost');

  /** Whether one more may be opened. Of those that nobody is in any more, the one that was left first makes room. */
  const hasRoom = async (): Promise<boolean> => {
    while (!closed && living.size + opening >= most) {
      const left = [...living.values()]
        .filter(({ spareFor }) => spareFor >= 0)
        .toSorted((one, other) => other.spareFor - one.spareFor)[0];
      if (left === undefined) return false;
      left.makeRoom();
      await left.over;
    }
    return !closed;
  };

  return {
    async open() {
      if (most === 0) await boxes.prepare();
      if (!(await hasRoom())) return null;
      opening++;
      try {
        const spare = ready.shift();
        // One that stood ready may have been lost meanwhile.
        const workspace = (spare && (await openIn(spare).catch(warn))) ?? (await openIn(await boxes.prepare()));
        living.set(workspace.id, workspace);
        void workspace.over.then((reason) => {
          living.delete(workspace.id);
          log.info({ reason }, 'a workspace is over');
        });
        return workspace;
      } finally {
        opening--;
        void prepare();
      }
    },
    find: (id) => living.get(id),
    room: () => ({ open: living.size + opening, most, ready: ready.length }),
    prepare,
    async close() {
      closed = true;
      await preparing;
      for (const workspace of living.values()) workspace.close();
      await Promise.all([...[...living.values()].map(({ over }) => over), ...ready.map((each) => each.discard())]);
    },
  };
}
