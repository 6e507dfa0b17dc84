import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { endOf } from '../piston/stage.ts';
import type { RunLimits, RunOutcome, WorkspaceBox } from '../sandbox/sandbox.ts';
import type { ProgramSpec } from './agent-frames.ts';
import type { Agent, ProgramEnd, StreamEars } from './agent.ts';
import type { LiveStream, Member } from './live-stream.ts';
import { outcomeOf } from './program-outcome.ts';
import type { Streams } from './streams.ts';

const runLimits: RunLimits = {
  cpu_ms: WORKSPACE.RUN_CPU_S * 1000,
  wall_ms: WORKSPACE.LONGEST_MS,
  memory_kb: WORKSPACE.MEMORY_KB,
  pids: WORKSPACE.PIDS,
  output_bytes: Number.MAX_SAFE_INTEGER,
};
const nothingWritten = { stdout: 0, stderr: 0 };

/** What is known when a program ends: since when it ran, what the kernel had killed for memory before, and who ended it. */
type Known = { since: number; killed: number; stopped: boolean; late?: boolean };

export function programSpec(argv: string[], env: Record<string, string>, more: Partial<ProgramSpec>): ProgramSpec {
  const usual = { terminal: null, ownErrors: false, ownInput: false, traces: false, cpuSeconds: 0 };
  return { argv, env, folder: '/box', ...usual, ...more };
}

/** An end in a box, as a run's outcome. */
export async function outcomeIn(
  box: WorkspaceBox,
  end: ProgramEnd,
  limits: RunLimits,
  known: Known,
): Promise<RunOutcome> {
  const wall_ms = performance.now() - known.since;
  // Asked only where it may be the answer: whoever ended well has not run out of memory.
  const now = end.signalled && !known.stopped ? await box.usage().catch(() => null) : null;
  const memory = now !== null && now.killed_for_memory > known.killed;
  return outcomeOf(end, limits, { stopped: known.stopped, late: known.late ?? false, memory, wall_ms });
}

type Given = {
  box: WorkspaceBox;
  agent: Agent;
  streams: Streams;
  /** Something was written. */
  heard: () => void;
};

/** What runs in a workspace, and what is told of its end. */
export class Programs {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Rejects with BoxRefusal. */
  async start(live: LiveStream, member: Member, request: number, spec: ProgramSpec): Promise<void> {
    const { box, agent, streams } = this.#given;
    const since = performance.now();
    const opened = Promise.withResolvers<void>();
    await streams.announceStarted(live, member, request, async () => {
      const before = await box.usage();
      const ears = this.ears(live, async (end) => {
        await opened.promise;
        await this.exit(live, end, { since, killed: before.killed_for_memory, stopped: false });
      });
      live.attach(await agent.start(spec, ears));
    });
    opened.resolve();
  }

  /** Rejects with BoxRefusal. */
  async connect(live: LiveStream, member: Member, request: number, port: number): Promise<void> {
    const { agent, streams } = this.#given;
    const opened = Promise.withResolvers<void>();
    await streams.announceStarted(live, member, request, async () => {
      const ears = this.ears(live, async (end) => {
        await opened.promise;
        await this.exit(live, end, { since: performance.now(), killed: 0, stopped: false });
      });
      live.attach(await agent.connect(port, ears));
    });
    opened.resolve();
  }

  /** Passes on what a program writes, without its `chatter`: lines that are dropped once. */
  ears(live: LiveStream, ended: (end: ProgramEnd) => Promise<void>, chatter: string[] = []): StreamEars {
    const dropped = new Set<string>();
    return {
      output: (which, bytes) => {
        this.#given.heard();
        const line = chatter.find((each) => which === 1 && !dropped.has(each) && bytes.includes(each));
        if (line === undefined) return live.push(which, bytes);
        dropped.add(line);
        const at = bytes.indexOf(line);
        live.push(which, Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + line.length)]));
      },
      end: (end) => void ended(end).catch(() => {}),
    };
  }

  /** Tells the end of a program after the last of what it wrote. */
  async exit(live: LiveStream, end: ProgramEnd, known: Known): Promise<void> {
    const outcome = await outcomeIn(this.#given.box, end, runLimits, known);
    live.end({ type: 'exit', stream: live.number, ran: true, ...endOf(outcome, runLimits, nothingWritten) });
    this.#given.streams.tidy();
  }
}
