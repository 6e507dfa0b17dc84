import type { Stage } from '@devorbit/contract/execution/execution.ts';
import { compilerLine, type JavaCompiler } from '../java-compiler/java-compiler.ts';
import { COMPILE_LIMITS } from '../languages/box.ts';
import { compileStageOf } from '../piston/stage.ts';
import type { RunLimits, RunOutcome } from '../sandbox/sandbox.ts';
import type { Entry } from './agent-frames.ts';
import type { AgentStream, ProgramEnd } from './agent.ts';
import { createBuilds } from './builds.ts';
import { outcomeIn, programSpec } from './programs.ts';
import type { RunPlan } from './run-plan.ts';
import type { Running, RunPlace } from './terminal-run.ts';

/** Its clock does not wait while the machine is busy: the time is long, and CPU time is what counts. */
const COMPILE: RunLimits = { ...COMPILE_LIMITS, wall_ms: 90_000 };

/** Runs a compiler's line until its end, within limits. */
export async function runCompiler(
  { box, agent }: Pick<RunPlace, 'box' | 'agent'>,
  argv: string[],
  env: Record<string, string>,
  limits: RunLimits,
  run: Pick<Running, 'stopped' | 'program' | 'lost'>,
): Promise<RunOutcome> {
  const since = performance.now();
  const before = await box.usage();
  const outputs: [Buffer[], Buffer[]] = [[], []];
  const sizes: [number, number] = [0, 0];
  const over = Promise.withResolvers<ProgramEnd>();
  let program: AgentStream | null = null;
  let late = false;
  let isFlooded = false;
  const spec = programSpec(argv, env, { ownErrors: true, cpuSeconds: Math.ceil(limits.cpu_ms / 1000) });
  program = await agent.start(spec, {
    output: (which, bytes) => {
      const room = limits.output_bytes - sizes[which];
      if (room > 0) outputs[which].push(Buffer.from(bytes.subarray(0, room)));
      sizes[which] += Math.min(room, bytes.length);
      isFlooded ||= bytes.length > room;
      if (isFlooded) program?.close();
      else program?.credit(which, bytes.length);
    },
    end: over.resolve,
  });
  run.program = program;
  program.endInput();
  for (const which of [0, 1] as const) program.credit(which, limits.output_bytes);
  if (run.stopped) program.close();
  const clock = setTimeout(() => {
    late = true;
    program?.close();
  }, limits.wall_ms);
  try {
    const end = await Promise.race([over.promise, run.lost]);
    const known = { since, killed: before.killed_for_memory, stopped: run.stopped, late };
    const outcome: RunOutcome = { ...(await outcomeIn(box, end, limits, known)) };
    if (isFlooded) outcome.limit = 'output';
    outcome.stdout = Buffer.concat(outputs[0]);
    outcome.stderr = Buffer.concat(outputs[1]);
    return outcome;
  } finally {
    clearTimeout(clock);
    run.program = null;
  }
}

/** Compiles the programs of a workspace, unless that was done before. */
export class Compiler {
  readonly #place: RunPlace;
  readonly #javaCompiler: () => JavaCompiler | null;
  readonly #builds = createBuilds<Stage>();

  constructor(place: RunPlace, javaCompiler: () => JavaCompiler | null) {
    this.#place = place;
    this.#javaCompiler = javaCompiler;
  }

  /** Whether a compiler has left this file. */
  isMade(path: Buffer): boolean {
    return this.#builds.isMade(path);
  }

  /** Compiles a plan that has a line for that. `before`: what stands in the box. */
  async compile(
    plan: RunPlan,
    run: Running,
    before: Entry[],
    named: { language: string; version: string },
  ): Promise<Stage> {
    const { agent, streams } = this.#place;
    const stream = run.stream.number;
    const known = this.#builds.known(plan, before);
    if (known) {
      streams.tellOf(run.stream, { type: 'compiled', stream, result: known, reused: true });
      return known;
    }
    streams.tellOf(run.stream, { type: 'stage', stream, stage: 'compile', ...named });
    const line = plan.compile!;
    const java = this.#javaCompiler();
    const outcome = await runCompiler(this.#place, (java && compilerLine(line, java)) ?? line, plan.env, COMPILE, run);
    const result = compileStageOf(outcome, COMPILE, line);
    streams.tellOf(run.stream, { type: 'compiled', stream, result, reused: false });
    if (result.status === null) this.#builds.keep(plan, before, (await agent.list()).entries, result);
    return result;
  }
}
