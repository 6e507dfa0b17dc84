import { AGENT_IN_BOX, type BoxView } from './box-view.ts';
import { buildAgent } from './build-helper.ts';
import type { CgroupTree } from './cgroup-tree.ts';
import { IsolationError } from './isolation-error.ts';
import { type BoxKind, groupOf, laneArguments } from './lane-arguments.ts';
import { runFrame, told } from './lane-frames.ts';
import { LaneProcess } from './lane-process.ts';
import { takeUsers } from './lane-users.ts';
import type { Lane, ReadyWorkspace, RunLimits, RunOutcome, WorkspaceBoxes } from './sandbox.ts';
import { selfTest, testFacts } from './self-test.ts';

/** Lies beyond what the helper takes to see a limit, in ms. */
const HELPER_GRACE_MS = 10_000;
/** What our agent may write to its standard error: it says there why it gave up. */
const COMPLAINT_BYTES = 16 * 1024;

type Parts = {
  kind: BoxKind;
  most: number;
  /** The first of the ids, where the operator names them. */
  firstUid: number | undefined;
  helper: string;
  probe: Buffer;
  tree: CgroupTree;
  view(): BoxView;
  /** What is shown in these boxes alone. */
  binds: string[];
  log(line: string): void;
};

const named: Record<BoxKind, string> = { workspace: 'workspaces', 'language-server': 'language servers' };

/** Runs of the probe, by the very helper and in the very surroundings that the agent will have. */
const testable = (helper: LaneProcess): Pick<Lane, 'run'> => ({
  async run(spec) {
    const { wall_ms, starved_ms = 0 } = spec.limits;
    const lost = setTimeout(() => helper.kill(), wall_ms + starved_ms + HELPER_GRACE_MS);
    return (await helper.exchange(runFrame(spec)).finally(() => clearTimeout(lost))).outcome;
  },
});

const noBoxes = (why: string): WorkspaceBoxes & { close(): Promise<void> } => ({
  most: 0,
  prepare: () => Promise.reject(new IsolationError(why)),
  close: () => Promise.resolve(),
});

/** A program and a pid 1 for each, of which a lane and its partner have two. What lacks for workspaces alone takes nothing from the lanes. */
const usersFor = (most: number, first: number | undefined) =>
  takeUsers(Math.ceil(most / 2), first).catch((error: unknown) => {
    if (error instanceof IsolationError) return error;
    throw error;
  });

/** Boxes that live with a project, each with a helper that serves it alone and ends with it; `close` ends all of them. */
export async function openWorkspaceBoxes(parts: Parts): Promise<WorkspaceBoxes & { close(): Promise<void> }> {
  const { kind, most, tree, probe, log } = parts;
  if (most === 0) return noBoxes(`this runner keeps no ${named[kind]}`);
  const agent = await buildAgent();
  const users = await usersFor(most, parts.firstUid);
  if (users instanceof IsolationError) {
    log(`there will be no ${named[kind]}: ${users.message}`);
    return noBoxes(users.message);
  }
  const free = Array.from({ length: most }, (_, index) => index);
  const living = new Set<LaneProcess>();
  let isProven = false;
  let closed = false;

  const giveBack = async (index: number): Promise<void> => {
    await tree.removeWorkspace(groupOf(kind, index));
    free.push(index);
  };

  const start = async (index: number): Promise<LaneProcess> => {
    const view = parts.view();
    const shown = { ...view, binds: [...view.binds, `${agent}:${AGENT_IN_BOX}`, ...parts.binds] };
    const args = await laneArguments(index, users, tree, shown, kind);
    const helper = await LaneProcess.start(parts.helper, args, true);
    living.add(helper);
    try {
      await (isProven ? testFacts : selfTest)(testable(helper), probe);
      isProven = true;
      return helper;
    } catch (error) {
      await helper.stop();
      living.delete(helper);
      throw error;
    }
  };

  const end = async (helper: LaneProcess, index: number): Promise<void> => {
    await helper.stop();
    living.delete(helper);
    await giveBack(index).catch((error: unknown) => log(`${kind} ${index}: its group stays: ${String(error)}`));
  };

  const open = (helper: LaneProcess, index: number, limits: RunLimits) => {
    const wire = helper.wire!;
    const spec = {
      argv: [AGENT_IN_BOX],
      env: {},
      box: 'fresh' as const,
      files: [],
      keep: false,
      limits: { ...limits, output_bytes: COMPLAINT_BYTES },
    };
    const lost = setTimeout(() => helper.kill(), limits.wall_ms + HELPER_GRACE_MS).unref();
    const run = async (): Promise<RunOutcome> => {
      try {
        const complain = (_: unknown, bytes: Buffer) => {
          if (bytes.length > 0) log(`${kind} ${index}: ${bytes.toString().trimEnd()}`);
        };
        return (await helper.exchange(runFrame(spec, 0, true), complain)).outcome;
      } finally {
        clearTimeout(lost);
        wire.destroy();
        await end(helper, index);
      }
    };
    // Whoever reads the wire sees its end; that the other side is gone is no failure.
    wire.on('error', () => {});
    const loans = new Set<{ kb: number }>();
    const setMemory = (): void => {
      const lent = Math.max(0, ...[...loans].map(({ kb }) => kb));
      helper.say(told.memory(limits.memory_kb + lent));
    };
    const lendMemory = (kb: number) => {
      const loan = { kb };
      loans.add(loan);
      setMemory();
      return () => {
        if (loans.delete(loan)) setMemory();
      };
    };
    const stop = () => helper.say(told.stop());
    return { wire, usage: () => helper.usage(), lendMemory, stop, outcome: run() };
  };

  return {
    most,
    async prepare(): Promise<ReadyWorkspace> {
      const index = free.shift();
      if (closed || index === undefined) throw new Error(`None of the ${named[kind]} is free`);
      try {
        const helper = await start(index);
        return { open: (limits) => open(helper, index, limits), discard: () => end(helper, index) };
      } catch (error) {
        await giveBack(index).catch(() => {});
        throw error;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...living].map((helper) => helper.stop()));
      users.release();
    },
  };
}
