import type { DebugOrder, DebugStart } from '@devorbit/contract/execution/debugging.ts';
import { TRACED_LANGUAGES, TRACED_WORDS } from '@devorbit/contract/execution/traced-languages.ts';
import type { RunConfiguration, WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { BoxRefusal } from './agent.ts';
import { Compiler } from './compiler.ts';
import { DapRefusal } from './debug/dap-client.ts';
import { DebugSession, type Place } from './debug/debug-session.ts';
import { debugProgram } from './debug/debugged-run.ts';
import { debugPlan } from './debug/debuggers.ts';
import type { LiveStream, Member } from './live-stream.ts';
import { Refusal } from './refusal.ts';
import { CannotRun, planRun, readsSources } from './run-plan.ts';
import { Sources } from './sources.ts';
import { type Running, type RunPlace, runProgram } from './terminal-run.ts';
import { tracePython, traceProgram } from './tracing/traced-run.ts';
import type { WorkspaceTools } from './workspace-tools.ts';

/** How a project is run: as it is, under a debugger, or recorded step by step. */
type How = { kind: 'run' } | { kind: 'debug'; start: DebugStart } | { kind: 'trace' };

const notStarted = {
  code: null,
  signal: null,
  status: 'SG' as const,
  message: 'Stopped',
  memory: 0,
  cpu_time: 0,
  wall_time: 0,
  time: 0,
};

type Given = {
  place: RunPlace;
  tools: WorkspaceTools;
  /** Resolves when the files are written that somebody has sent. */
  written: () => Promise<unknown>;
};

/** The runs of a workspace's project, one at a time. */
export class Runs {
  readonly #place: RunPlace;
  readonly #tools: WorkspaceTools;
  readonly #written: Given['written'];
  readonly #compiler: Compiler;
  readonly #sources: Sources;
  /** Those whose standard input is a file. */
  readonly #typesNothing = new WeakSet<LiveStream>();
  #run: Running | null = null;
  #lose: ((error: Error) => void) | null = null;

  constructor({ place, tools, written }: Given) {
    this.#place = place;
    this.#tools = tools;
    this.#written = written;
    this.#compiler = new Compiler(place, () => tools.javaCompiler());
    this.#sources = new Sources(place.agent);
  }

  /** Whether a compiler has left this file. */
  isMade(path: Buffer): boolean {
    return this.#compiler.isMade(path);
  }

  /** Whether nothing can be typed to a stream, as its program reads a file. */
  typesNothing(live: LiveStream): boolean {
    return this.#typesNothing.has(live);
  }

  /** What who comes late is told of what is debugged. */
  recall(): WorkspaceFrame[] {
    return this.#run?.debug?.recall() ?? [];
  }

  /** Whatever comes next of the run that goes on is not begun. */
  stop(): void {
    if (this.#run) this.#run.stopped = true;
  }

  /** Ends what a stream has, with what compiles or debugs it. */
  close(live: LiveStream): void {
    const run = this.#run?.stream === live ? this.#run : null;
    if (run) run.stopped = true;
    live.program?.close();
    run?.program?.close();
  }

  /** The workspace is over. */
  lose(error: Error): void {
    this.#lose?.(error);
  }

  /** Does what a debugger is told. Rejects with Refusal. */
  async debug(order: DebugOrder) {
    const session = this.#run?.debug;
    if (!session) throw new Refusal('Nothing is being debugged');
    try {
      return await session.obey(order);
    } catch (error) {
      throw error instanceof DapRefusal ? new Refusal(error.message) : error;
    }
  }

  /** Runs the project until its end. Rejects with Refusal or CannotRun where that does not begin. */
  async start(
    configuration: RunConfiguration,
    terminal: { rows: number; columns: number },
    member: Member,
    request: number,
    how: How,
  ): Promise<void> {
    if (this.#run) throw new Refusal('A program of this workspace is running: stop it first');
    const { agent, streams } = this.#place;
    const size = { rows: terminal.rows, columns: terminal.columns };
    const live = streams.create('run', size);
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    const run: Running = { stream: live, stopped: false, program: null, debug: null, lost: lost.promise };
    this.#run = run;
    this.#lose = lost.reject;
    let isAnnounced = false;
    try {
      await this.#written();
      const runtime = await this.#tools.runtimeOf(configuration.language, configuration.version);
      if (how.kind === 'trace' && !TRACED_LANGUAGES.has(runtime.entry.language))
        throw new CannotRun(`A run is shown step by step in ${TRACED_WORDS}, not yet in ${runtime.entry.name}.`);
      const isOwnTracer = how.kind === 'trace' && runtime.entry.language === 'python';
      const found = how.kind === 'run' || isOwnTracer ? null : await this.#tools.debuggerOf(runtime);
      const before = readsSources(runtime) || runtime.entry.compile ? (await agent.list()).entries : [];
      const planned = planRun(runtime, configuration, await this.#sources.read(runtime, configuration.entry, before));
      const plan = found ? debugPlan(planned, found) : planned;
      const named = { language: runtime.entry.language, version: runtime.version };
      const { stdin } = configuration;
      if (stdin !== null) this.#typesNothing.add(live);
      streams.forgetRuns();
      streams.announce(live, member, request);
      isAnnounced = true;
      const compiled = plan.compile ? await this.#compiler.compile(plan, run, before, named) : null;
      if (compiled && compiled.status !== null) {
        const { stdout: _, stderr: __, output: ___, ...end } = compiled;
        live.end({ type: 'exit', stream: live.number, ran: false, ...end });
        return;
      }
      if (run.stopped) return;
      streams.tellOf(live, { type: 'stage', stream: live.number, stage: 'run', ...named });
      if (isOwnTracer) await tracePython(this.#place, run, stdin, plan);
      else if (found && how.kind === 'debug') {
        const attach = (at: Place) => (run.debug = new DebugSession(at, found, how.start));
        await debugProgram(this.#place, run, stdin, plan, { found, attach });
      } else if (found && how.kind === 'trace')
        await traceProgram(this.#place, run, stdin, plan, { found, language: runtime.entry.language });
      else await runProgram(this.#place, run, stdin, plan);
    } catch (error) {
      if (!isAnnounced) throw error;
      if (!(error instanceof BoxRefusal)) streams.tell({ type: 'error', message: 'The workspace is over' });
      else streams.tell({ type: 'error', message: `The program cannot be started: ${error.message}` });
    } finally {
      this.#run = this.#lose = null;
      if (isAnnounced && !live.isOver) live.end({ type: 'exit', stream: live.number, ran: false, ...notStarted });
      streams.tidy();
    }
  }
}
