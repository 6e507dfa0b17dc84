import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import type { WorkspaceBox } from '../sandbox/sandbox.ts';
import type { Agent, AgentStream, ProgramEnd } from './agent.ts';
import type { DebugSession } from './debug/debug-session.ts';
import type { Debugger } from './debug/debuggers.ts';
import type { LiveStream } from './live-stream.ts';
import { type Programs, programSpec } from './programs.ts';
import type { RunPlan } from './run-plan.ts';
import type { Streams } from './streams.ts';

/** What runs of a project need of its workspace. */
export type RunPlace = { box: WorkspaceBox; agent: Agent; streams: Streams; programs: Programs };

/** A run of a project. `program` is its compiler's, while that is at work, or its debugger's. */
export type Running = {
  stream: LiveStream;
  stopped: boolean;
  program: AgentStream | null;
  debug: DebugSession | null;
  /** Rejects when the workspace is over. */
  lost: Promise<never>;
};

/** Starts the program of a run where it is seen and typed to. */
export async function startOnTerminal(
  { agent, programs }: RunPlace,
  run: Running,
  stdin: string | null,
  argv: string[],
  env: Record<string, string>,
  ended: (end: ProgramEnd) => void,
  found: Pick<Debugger, 'chatter' | 'traces'> = { chatter: [], traces: null },
): Promise<void> {
  const live = run.stream;
  const spec = programSpec(argv, env, {
    terminal: live.terminal,
    ownErrors: true,
    ownInput: stdin !== null,
    traces: found.traces === 'terminal',
    cpuSeconds: WORKSPACE.RUN_CPU_S,
  });
  const program = await agent.start(
    spec,
    programs.ears(live, async (end) => ended(end), found.chatter),
  );
  live.attach(program);
  if (run.stopped) program.close();
  if (stdin === null) return;
  program.write(Buffer.from(stdin));
  program.endInput();
}

/** Runs the program of a run until its end. */
export async function runProgram(place: RunPlace, run: Running, stdin: string | null, plan: RunPlan): Promise<void> {
  const live = run.stream;
  const since = performance.now();
  const before = await place.box.usage();
  const over = Promise.withResolvers<ProgramEnd>();
  await startOnTerminal(place, run, stdin, plan.run, plan.env, over.resolve);
  const end = await Promise.race([over.promise, run.lost]);
  await place.programs.exit(live, end, { since, killed: before.killed_for_memory, stopped: run.stopped });
}
