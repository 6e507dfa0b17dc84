import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import type { ProgramEnd, StreamEars } from '../agent.ts';
import { programSpec } from '../programs.ts';
import type { RunPlan } from '../run-plan.ts';
import { type Running, type RunPlace, startOnTerminal } from '../terminal-run.ts';
import type { DebugSession, Place } from './debug-session.ts';
import type { Debugger } from './debuggers.ts';

/** What speaks with a program's debugger, from its beginning to its end. */
type Attached = Pick<DebugSession, 'begin' | 'take' | 'left' | 'over'>;

/** As a run, but that a debugger starts the program, and knows of it. */
export async function debugProgram(
  workspace: RunPlace,
  run: Running,
  stdin: string | null,
  plan: RunPlan,
  { found, attach, ended }: { found: Debugger; attach(place: Place): Attached; ended?(end: ProgramEnd): void },
): Promise<void> {
  const { box, agent, streams, programs } = workspace;
  const live = run.stream;
  const since = performance.now();
  const before = await box.usage();
  /** Null where there was none. */
  const over = Promise.withResolvers<ProgramEnd | null>();
  const session = attach({
    stream: live.number,
    folder: '/box',
    write: (bytes) => run.program?.write(bytes) ?? true,
    start: (argv, env) => startOnTerminal(workspace, run, stdin, argv, { ...plan.env, ...env }, over.resolve, found),
    tell: (frame) => streams.tell(frame),
    end: () => {
      live.program?.close();
      if (!live.program) over.resolve(null);
    },
  });
  // Debuggers of native programs hold their debug information, which shall not be missing to the program.
  const giveBack = found.traces === null ? null : box.lendMemory(WORKSPACE.DEBUGGER_MEMORY_KB);
  const spec = programSpec(found.adapter, plan.env, { ownErrors: true, traces: found.traces === 'adapter' });
  const ears: StreamEars = {
    output: (which, bytes) => {
      // Each has the same room again once it was read; what it writes to its errors is nobody's.
      adapter.credit(which, bytes.length);
      if (which === 0) session.take(bytes);
    },
    end: () => {
      giveBack?.();
      session.left();
    },
  };
  const adapter = await agent.start(spec, ears).catch((error: unknown) => {
    giveBack?.();
    throw error;
  });
  run.program = adapter;
  for (const which of [0, 1] as const) adapter.credit(which, WORKSPACE.CREDIT_BYTES);
  if (run.stopped) adapter.close();
  try {
    await Promise.race([session.begin(plan.run, plan.env), over.promise, run.lost]);
    const end = await Promise.race([over.promise, run.lost]);
    await session.over();
    if (!end) return;
    ended?.(end);
    await programs.exit(live, end, { since, killed: before.killed_for_memory, stopped: run.stopped });
  } finally {
    run.program = run.debug = null;
    adapter.close();
  }
}
