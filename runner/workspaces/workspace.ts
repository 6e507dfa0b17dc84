import { randomUUID } from 'node:crypto';
import { constants } from 'node:os';
import { StringDecoder } from 'node:string_decoder';
import type { DebugOrder, DebugStart } from '@devorbit/contract/execution/debugging.ts';
import type { Stage } from '@devorbit/contract/execution/execution.ts';
import { TRACED_LANGUAGES, TRACED_WORDS } from '@devorbit/contract/execution/traced-languages.ts';
import { TRACING } from '@devorbit/contract/execution/tracing.ts';
import {
  type FilesPatch,
  type RunConfiguration,
  WORKSPACE,
  type WorkspaceEnd,
  type WorkspaceFiles,
  type WorkspaceOrder,
} from '@devorbit/contract/execution/workspaces.ts';
import { compilerLine, type JavaCompiler } from '../java-compiler/java-compiler.ts';
import { BOX_ENV, COMPILE_LIMITS } from '../languages/box.ts';
import type { Runtime } from '../piston/runtimes.ts';
import { compileStageOf, endOf } from '../piston/stage.ts';
import type { RunLimits, RunOutcome, WorkspaceBox } from '../sandbox/sandbox.ts';
import type { ProgramSpec } from './agent-frames.ts';
import { Agent, agentReady, type AgentStream, BoxRefusal, type ProgramEnd } from './agent.ts';
import { createBuilds } from './builds.ts';
import { DapRefusal } from './debug/dap-client.ts';
import { DebugSession, type Place } from './debug/debug-session.ts';
import { type Debugger, debugPlan } from './debug/debuggers.ts';
import { applyPatch, pathOf, presentFiles } from './files.ts';
import { LiveStream, type Member } from './live-stream.ts';
import { outcomeOf } from './program-outcome.ts';
import { CannotRun, companions, planRun, readsSources, type RunPlan, type Source, WORKSPACE_ENV } from './run-plan.ts';
import { readings } from './tracing/debugged-values.ts';
import { DebuggerRecorder } from './tracing/debugger-recorder.ts';
import { pipeReader, tracerLine, tracerReader } from './tracing/python-tracer.ts';
import { Recording } from './tracing/recording.ts';

/** What may be changed in tests. */
export type WorkspaceTimes = { idle: number; alone: number; away: number; longest: number };
const TIMES: WorkspaceTimes = {
  idle: WORKSPACE.IDLE_MS,
  alone: WORKSPACE.ALONE_MS,
  away: WORKSPACE.AWAY_MS,
  longest: WORKSPACE.LONGEST_MS,
};

export type WorkspaceTools = {
  /** What runs a language here, or why nothing does. Throws an error in words. */
  runtimeOf(language: string, version: string): Promise<Runtime>;
  javaCompiler(): JavaCompiler | null;
  /** What debugs a language here. Throws an error in words. */
  debuggerOf(runtime: Runtime): Promise<Debugger>;
};

/** An order that is refused, in words; nothing else ends. */
export class Refusal extends Error {}

const minutes = (ms: number): string => (ms >= 60_000 ? `${Math.round(ms / 60_000)} minutes` : `${ms / 1000} seconds`);
const sentences = (times: WorkspaceTimes): Record<WorkspaceEnd, string> => ({
  closed: 'The workspace was closed',
  idle: `The workspace has ended: neither input nor output for ${minutes(times.idle)}`,
  alone: 'The workspace has ended: nobody was there any more',
  time: `The workspace has ended: it was open for ${minutes(times.longest)}`,
  cpu: `The workspace has ended: its programs have computed for ${minutes(WORKSPACE.CPU_MS)}`,
  memory: 'The workspace has ended: its memory was full',
  agent: 'The workspace has ended: a program in it has ended what keeps it',
  lost: 'The workspace was lost',
});

/** A whole source that is compiled is looked at for a main of its own, in bytes. */
const SOURCE_BYTES = 1024 * 1024;
const AGENT_MS = 60_000;
/** Its clock does not wait while the machine is busy: the time is long, and CPU time is what counts. */
const COMPILE: RunLimits = { ...COMPILE_LIMITS, wall_ms: 90_000 };
const SHELL = ['/bin/bash', '-i'];
const numberOf = new Map(Object.entries(constants.signals));
const signalOf = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));
/** How long the rest of a recording may take to come after its program has ended, in ms. */
const LAST_STEPS_MS = 5_000;

const runLimits: RunLimits = {
  cpu_ms: WORKSPACE.RUN_CPU_S * 1000,
  wall_ms: WORKSPACE.LONGEST_MS,
  memory_kb: WORKSPACE.MEMORY_KB,
  pids: WORKSPACE.PIDS,
  output_bytes: Number.MAX_SAFE_INTEGER,
};
const nothingWritten = { stdout: 0, stderr: 0 };

type Asked = Extract<WorkspaceOrder, { request: number }>;
/** How a project is run: as it is, under a debugger, or recorded step by step. */
type How = { kind: 'run' } | { kind: 'debug'; start: DebugStart } | { kind: 'trace' };
/** What speaks with a program's debugger, from its beginning to its end. */
type Attached = Pick<DebugSession, 'begin' | 'take' | 'left' | 'over'>;

/** `program` is its compiler's, while that is at work, or its debugger's. */
type Running = {
  stream: LiveStream;
  stopped: boolean;
  program: AgentStream | null;
  debug: DebugSession | null;
  lost(error: Error): void;
};

/** One box that people work in, until its end. */
export class Workspace {
  readonly id: string;
  /** When the box is gone. */
  readonly over: Promise<WorkspaceEnd>;
  readonly #box: WorkspaceBox;
  readonly #agent: Agent;
  readonly #tools: WorkspaceTools;
  readonly #times: WorkspaceTimes;
  readonly #members = new Set<Member>();
  readonly #streams = new Map<number, LiveStream>();
  readonly #builds = createBuilds<Stage>();
  readonly #sources = new Map<string, { facts: string; text: string }>();
  readonly #idle: NodeJS.Timeout;
  readonly #longest: NodeJS.Timeout;
  #alone: NodeJS.Timeout;
  #aloneSince = performance.now();
  #reason: WorkspaceEnd | null = null;
  #isOver = false;
  #last = 0;
  /** Not announced yet. */
  readonly #opening = new Set<LiveStream>();
  #run: Running | null = null;
  #files: Promise<unknown> = Promise.resolve();

  /** Resolves when its agent is there; rejects where that ends first. */
  static async open(id: string, box: WorkspaceBox, tools: WorkspaceTools, times = TIMES): Promise<Workspace> {
    const workspace = new Workspace(id, box, tools, times);
    try {
      await agentReady(workspace.#agent, AGENT_MS);
      return workspace;
    } catch (error) {
      workspace.#end('lost');
      await workspace.over;
      throw error;
    }
  }

  private constructor(id: string, box: WorkspaceBox, tools: WorkspaceTools, times: WorkspaceTimes) {
    this.id = id;
    this.#box = box;
    this.#tools = tools;
    this.#times = times;
    this.#agent = new Agent(box.wire, { fault: () => this.#end('agent'), changed: () => this.#changed() });
    this.#idle = setTimeout(() => this.#end('idle'), times.idle).unref();
    this.#longest = setTimeout(() => this.#end('time'), times.longest).unref();
    this.#alone = setTimeout(() => this.#end('alone'), times.alone).unref();
    this.over = box.outcome.then(
      (outcome) => this.#ended(outcome),
      () => this.#ended(null),
    );
  }

  close(): void {
    this.#end('closed');
  }

  join(member: Member): void {
    clearTimeout(this.#alone);
    if (this.#isOver) return this.#farewell(member);
    this.#members.add(member);
    member.send({
      type: 'hello',
      workspace: this.id,
      streams: [...this.#streams.values()].map((each) => each.facts()),
    });
    for (const stream of this.#streams.values()) {
      for (const frame of stream.told) member.send(frame);
      stream.join(member);
    }
    for (const frame of this.#run?.debug?.recall() ?? []) member.send(frame);
  }

  /** How long it may have made room for another one, in ms; negative where it need not yet. */
  get spareFor(): number {
    return this.#members.size > 0 || this.#isOver ? -1 : performance.now() - this.#aloneSince - this.#times.away;
  }

  /** It ends, as nobody is there and another one needs its place. */
  makeRoom(): void {
    this.#end('alone');
  }

  get isFull(): boolean {
    return this.#members.size >= WORKSPACE.CLIENTS;
  }

  leave(member: Member): void {
    if (!this.#members.delete(member)) return;
    for (const stream of this.#streams.values()) stream.leave(member);
    this.#tidy();
    if (this.#members.size > 0 || this.#isOver) return;
    clearTimeout(this.#alone);
    this.#aloneSince = performance.now();
    this.#alone = setTimeout(() => this.#end('alone'), this.#times.alone).unref();
  }

  /** Input for a stream. Throws Refusal where its program leaves too much unread. */
  input(stream: number, bytes: Buffer): void {
    this.#idle.refresh();
    const live = this.#streams.get(stream);
    if (!live || live.isOver) return;
    // While its compiler is at work, or where its standard input is a file's, nobody will read it.
    if (!live.program) throw new Refusal('The program does not run yet');
    if (!live.program.write(bytes)) throw new Refusal('The program does not read its input; nothing more was taken');
  }

  /** Does what a member asks. Rejects with Refusal, BoxRefusal or CannotRun. */
  async obey(order: WorkspaceOrder, member: Member): Promise<void> {
    if (order.type !== 'credit') this.#idle.refresh();
    if ('request' in order) return this.#answer(order, member);
    const live = [...this.#streams.values()].find(({ number, errors }) => [number, errors].includes(order.stream));
    if (!live) return;
    switch (order.type) {
      case 'credit':
        live.credit(member, order.stream, order.bytes);
        return this.#tidy();
      case 'resize': {
        const { rows, columns } = order;
        if (!live.terminal || live.isOver) return;
        live.terminal = { rows, columns };
        live.program?.resize(rows, columns);
        return this.#tell({ type: 'resized', stream: live.number, rows, columns });
      }
      case 'signal': {
        const signal = numberOf.get(order.signal);
        if (signal === undefined) throw new Refusal(`There is no signal ${order.signal}`);
        return live.program?.signal(signal);
      }
      case 'eof':
        if (live.terminal && !this.#typesNothing.has(live)) this.input(live.number, Buffer.from([4]));
        else live.program?.endInput();
        return;
      case 'close':
        if (this.#run?.stream === live) this.#run.stopped = true;
        live.program?.close();
        if (this.#run?.stream === live) this.#run.program?.close();
        return;
    }
  }

  /** Runs whose standard input is a file. */
  readonly #typesNothing = new WeakSet<LiveStream>();

  async files(): Promise<WorkspaceFiles> {
    const { entries, more } = await this.#agent.list();
    return presentFiles(entries, more, (path) => this.#builds.isMade(path));
  }

  /** Null where it has more than WORKSPACE.FILE_BYTES. Rejects with BoxRefusal. */
  file(path: string): Promise<Buffer | null> {
    return this.#agent.read(path, WORKSPACE.FILE_BYTES);
  }

  /** One patch after the other. Rejects with BadPatch or BoxRefusal. */
  patch(patch: FilesPatch): Promise<void> {
    this.#idle.refresh();
    const done = this.#files.then(() => applyPatch(this.#agent, patch));
    this.#files = done.catch(() => {});
    return done;
  }

  usage() {
    return this.#box.usage();
  }

  async #answer(order: Asked, member: Member): Promise<void> {
    const { request } = order;
    switch (order.type) {
      case 'usage': {
        const { cpu_ms, memory_kb, processes } = await this.#box.usage();
        return member.send({ type: 'usage', request, cpu_ms, memory_kb, processes });
      }
      case 'clear':
        if (this.#run) this.#run.stopped = true;
        this.#agent.endEverything();
        return member.send({ type: 'done', request });
      case 'terminal': {
        this.#mustHaveRoom('terminal');
        const { rows, columns } = order;
        const env = { ...BOX_ENV, ...WORKSPACE_ENV, SHELL: '/bin/bash', PS1: String.raw`\w \$ ` };
        const live = this.#stream('terminal', { rows, columns });
        return this.#start(live, member, request, this.#spec(SHELL, env, { terminal: { rows, columns } }));
      }
      case 'process':
      case 'connect': {
        this.#mustHaveRoom('process');
        if (order.type === 'connect')
          return this.#connect(this.#stream('connection', null), member, request, order.port);
        if (!order.argv[0]!.startsWith('/')) throw new Refusal('A program is named by its whole path');
        const { argv, language, traces } = order;
        const runtime = language === undefined ? null : await this.#tools.runtimeOf(language, '*');
        // Others may have started theirs meanwhile.
        this.#mustHaveRoom('process');
        const live = this.#stream('process', null);
        const spec = this.#spec(argv, { ...BOX_ENV, ...runtime?.entry.env, ...order.env }, { ownErrors: true, traces });
        return this.#start(live, member, request, spec);
      }
      case 'run':
        return this.#runProject(order, order, member, request, { kind: 'run' });
      case 'debug':
        return this.#runProject(order, order, member, request, { kind: 'debug', start: order });
      case 'trace':
        return this.#runProject(order, order, member, request, { kind: 'trace' });
      default:
        return member.send(await this.#obeyDebugger(order));
    }
  }

  async #obeyDebugger(order: DebugOrder) {
    const session = this.#run?.debug;
    if (!session) throw new Refusal('Nothing is being debugged');
    try {
      return await session.obey(order);
    } catch (error) {
      throw error instanceof DapRefusal ? new Refusal(error.message) : error;
    }
  }

  #mustHaveRoom(wanted: 'terminal' | 'process'): void {
    const all = [...this.#streams.values(), ...this.#opening].filter(({ kind, isOver }) => kind !== 'run' && !isOver);
    const terminals = all.filter(({ kind }) => kind === 'terminal').length;
    if (wanted === 'terminal' && terminals >= WORKSPACE.TERMINALS)
      throw new Refusal(`A workspace has at most ${WORKSPACE.TERMINALS} terminals`);
    if (wanted === 'process' && all.length - terminals >= WORKSPACE.STREAMS)
      throw new Refusal(`A workspace has at most ${WORKSPACE.STREAMS} programs and connections beside its terminals`);
  }

  #spec(argv: string[], env: Record<string, string>, more: Partial<ProgramSpec>): ProgramSpec {
    const usual = { terminal: null, ownErrors: false, ownInput: false, traces: false, cpuSeconds: 0 };
    return { argv, env, folder: '/box', ...usual, ...more };
  }

  #number(): number {
    const taken = new Set(
      [...this.#streams.values(), ...this.#opening].flatMap(({ number, errors }) => [number, errors]),
    );
    do this.#last = (this.#last % 65_535) + 1;
    while (taken.has(this.#last));
    return this.#last;
  }

  /** A stream that nobody is told of yet. */
  #stream(kind: LiveStream['kind'], terminal: { rows: number; columns: number } | null): LiveStream {
    const number = this.#number();
    const errors = kind === 'run' || kind === 'process' ? ((this.#last = number), this.#number()) : null;
    return new LiveStream(kind, number, errors, terminal);
  }

  #announce(live: LiveStream, by: Member, request: number): void {
    this.#streams.set(live.number, live);
    for (const member of this.#members) {
      member.send({ type: 'opened', ...live.facts(), ...(member === by ? { request } : {}) });
      live.join(member);
    }
  }

  /** `circumstances` are asked for at its end. */
  #ears(live: LiveStream, ended: (end: ProgramEnd) => Promise<void>, chatter: string[] = []) {
    const dropped = new Set<string>();
    return {
      output: (which: 0 | 1, bytes: Buffer) => {
        this.#idle.refresh();
        const line = chatter.find((each) => which === 1 && !dropped.has(each) && bytes.includes(each));
        if (line === undefined) return live.push(which, bytes);
        dropped.add(line);
        const at = bytes.indexOf(line);
        live.push(which, Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + line.length)]));
      },
      end: (end: ProgramEnd) => void ended(end).catch(() => {}),
    };
  }

  async #start(live: LiveStream, member: Member, request: number, spec: ProgramSpec): Promise<void> {
    const since = performance.now();
    const opened = Promise.withResolvers<void>();
    this.#opening.add(live);
    try {
      const before = await this.#box.usage();
      const ears = this.#ears(live, async (end) => {
        await opened.promise;
        await this.#exit(live, end, runLimits, { since, killed: before.killed_for_memory, stopped: false });
      });
      live.attach(await this.#agent.start(spec, ears));
    } finally {
      this.#opening.delete(live);
    }
    this.#announce(live, member, request);
    opened.resolve();
  }

  async #connect(live: LiveStream, member: Member, request: number, port: number): Promise<void> {
    const opened = Promise.withResolvers<void>();
    this.#opening.add(live);
    try {
      const ears = this.#ears(live, async (end) => {
        await opened.promise;
        await this.#exit(live, end, runLimits, { since: performance.now(), killed: 0, stopped: false });
      });
      live.attach(await this.#agent.connect(port, ears));
    } finally {
      this.#opening.delete(live);
    }
    this.#announce(live, member, request);
    opened.resolve();
  }

  async #outcome(
    end: ProgramEnd,
    limits: RunLimits,
    known: { since: number; killed: number; stopped: boolean; late?: boolean },
  ) {
    const wall_ms = performance.now() - known.since;
    // Asked only where it may be the answer: whoever ended well has not run out of memory.
    const now = end.signalled && !known.stopped ? await this.#box.usage().catch(() => null) : null;
    const memory = now !== null && now.killed_for_memory > known.killed;
    return outcomeOf(end, limits, { stopped: known.stopped, late: known.late ?? false, memory, wall_ms });
  }

  async #exit(
    live: LiveStream,
    end: ProgramEnd,
    limits: RunLimits,
    known: { since: number; killed: number; stopped: boolean },
  ): Promise<void> {
    const outcome = await this.#outcome(end, limits, known);
    live.end({ type: 'exit', stream: live.number, ran: true, ...endOf(outcome, limits, nothingWritten) });
    this.#tidy();
  }

  /** Drops what is over and told to all, but for the last run, which who comes late shall see. */
  #tidy(): void {
    const runs = [...this.#streams.values()].filter(({ kind }) => kind === 'run');
    const last = runs.at(-1);
    for (const live of this.#streams.values()) if (live.isTold && live !== last) this.#streams.delete(live.number);
    const over = [...this.#streams.values()].filter((live) => live.isOver && live !== last);
    // A member who reads nothing keeps no more than so many.
    for (const live of over.slice(0, Math.max(0, over.length - WORKSPACE.STREAMS))) {
      live.forget();
      this.#streams.delete(live.number);
    }
  }

  async #runProject(
    configuration: RunConfiguration,
    terminal: { rows: number; columns: number },
    member: Member,
    request: number,
    how: How,
  ): Promise<void> {
    if (this.#run) throw new Refusal('A program of this workspace is running: stop it first');
    const size = { rows: terminal.rows, columns: terminal.columns };
    const live = this.#stream('run', size);
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    const run: Running = { stream: live, stopped: false, program: null, debug: null, lost: lost.reject };
    this.#run = run;
    let isAnnounced = false;
    try {
      await this.#files;
      const runtime = await this.#tools.runtimeOf(configuration.language, configuration.version);
      if (how.kind === 'trace' && !TRACED_LANGUAGES.has(runtime.entry.language))
        throw new CannotRun(`A run is shown step by step in ${TRACED_WORDS}, not yet in ${runtime.entry.name}.`);
      const isOwnTracer = how.kind === 'trace' && runtime.entry.language === 'python';
      const found = how.kind === 'run' || isOwnTracer ? null : await this.#tools.debuggerOf(runtime);
      const before = readsSources(runtime) || runtime.entry.compile ? (await this.#agent.list()).entries : [];
      const planned = planRun(runtime, configuration, await this.#read(runtime, configuration.entry, before));
      const plan = found ? debugPlan(planned, found) : planned;
      const named = { language: runtime.entry.language, version: runtime.version };
      if (configuration.stdin !== null) this.#typesNothing.add(live);
      for (const old of this.#streams.values())
        if (old.kind === 'run') {
          old.forget();
          this.#streams.delete(old.number);
        }
      this.#announce(live, member, request);
      isAnnounced = true;
      const compiled = plan.compile ? await this.#compile(plan, run, before, named, lost.promise) : null;
      if (compiled && compiled.status !== null) {
        const { stdout: _, stderr: __, output: ___, ...end } = compiled;
        live.end({ type: 'exit', stream: live.number, ran: false, ...end });
        return;
      }
      if (run.stopped) return;
      this.#tellOf(live, { type: 'stage', stream: live.number, stage: 'run', ...named });
      if (isOwnTracer) await this.#tracePython(run, configuration, plan, lost.promise);
      else if (found && how.kind === 'debug') {
        const attach = (place: Place) => (run.debug = new DebugSession(place, found, how.start));
        await this.#debugProgram(run, configuration, plan, { found, attach }, lost.promise);
      } else if (found && how.kind === 'trace')
        await this.#traceProgram(run, configuration, plan, found, { of: runtime.entry.language, lost: lost.promise });
      else await this.#runProgram(run, configuration, plan, lost.promise);
    } catch (error) {
      if (!isAnnounced) throw error;
      if (!(error instanceof BoxRefusal)) this.#tell({ type: 'error', message: 'The workspace is over' });
      else this.#tell({ type: 'error', message: `The program cannot be started: ${error.message}` });
    } finally {
      this.#run = null;
      if (isAnnounced && !live.isOver) live.end({ type: 'exit', stream: live.number, ran: false, ...notStarted });
      this.#tidy();
    }
  }

  /** The entry and what may be compiled with it. Rejects with CannotRun where the entry is not there. */
  async #read(runtime: Runtime, main: string, entries: { path: Buffer }[]): Promise<Source[]> {
    if (!readsSources(runtime)) return [{ path: main, text: '' }];
    const byPath = new Map(entries.map((entry) => [pathOf(entry.path), entry] as const));
    if (!byPath.has(main)) throw new CannotRun(`There is no file ${main} to run`);
    const paths = [...byPath.keys()].filter((path) => path !== null);
    const sources: Source[] = [];
    for (const path of [main, ...companions(runtime, main, paths)]) {
      const facts = JSON.stringify(byPath.get(path), (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const known = this.#sources.get(path);
      const text =
        known?.facts === facts ? known.text : ((await this.#agent.read(path, SOURCE_BYTES))?.toString() ?? '');
      if (this.#sources.size > WORKSPACE.FILES) this.#sources.clear();
      this.#sources.set(path, { facts, text });
      sources.push({ path, text });
    }
    return sources;
  }

  async #compile(
    plan: RunPlan,
    run: Running,
    before: Awaited<ReturnType<Agent['list']>>['entries'],
    named: { language: string; version: string },
    lost: Promise<never>,
  ): Promise<Stage> {
    const stream = run.stream.number;
    const known = this.#builds.known(plan, before);
    if (known) {
      this.#tellOf(run.stream, { type: 'compiled', stream, result: known, reused: true });
      return known;
    }
    this.#tellOf(run.stream, { type: 'stage', stream, stage: 'compile', ...named });
    const result = await this.#runCompiler(plan.compile!, plan.env, run, lost);
    this.#tellOf(run.stream, { type: 'compiled', stream, result, reused: false });
    if (result.status === null) this.#builds.keep(plan, before, (await this.#agent.list()).entries, result);
    return result;
  }

  async #runCompiler(line: string[], env: Record<string, string>, run: Running, lost: Promise<never>): Promise<Stage> {
    const java = this.#tools.javaCompiler();
    const argv = (java && compilerLine(line, java)) ?? line;
    const since = performance.now();
    const before = await this.#box.usage();
    const outputs: [Buffer[], Buffer[]] = [[], []];
    const sizes: [number, number] = [0, 0];
    const over = Promise.withResolvers<ProgramEnd>();
    let program: AgentStream | null = null;
    let late = false;
    let isFlooded = false;
    const spec = this.#spec(argv, env, { ownErrors: true, cpuSeconds: Math.ceil(COMPILE.cpu_ms / 1000) });
    program = await this.#agent.start(spec, {
      output: (which, bytes) => {
        const room = COMPILE.output_bytes - sizes[which];
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
    for (const which of [0, 1] as const) program.credit(which, COMPILE.output_bytes);
    if (run.stopped) program.close();
    const clock = setTimeout(() => {
      late = true;
      program?.close();
    }, COMPILE.wall_ms);
    try {
      const end = await Promise.race([over.promise, lost]);
      const known = { since, killed: before.killed_for_memory, stopped: run.stopped, late };
      const outcome: RunOutcome = { ...(await this.#outcome(end, COMPILE, known)) };
      if (isFlooded) outcome.limit = 'output';
      outcome.stdout = Buffer.concat(outputs[0]);
      outcome.stderr = Buffer.concat(outputs[1]);
      return compileStageOf(outcome, COMPILE, line);
    } finally {
      clearTimeout(clock);
      run.program = null;
    }
  }

  async #runProgram(run: Running, { stdin }: RunConfiguration, plan: RunPlan, lost: Promise<never>): Promise<void> {
    const live = run.stream;
    const since = performance.now();
    const before = await this.#box.usage();
    const over = Promise.withResolvers<ProgramEnd>();
    await this.#onTerminal(run, stdin, plan.run, plan.env, over.resolve);
    const end = await Promise.race([over.promise, lost]);
    await this.#exit(live, end, runLimits, { since, killed: before.killed_for_memory, stopped: run.stopped });
  }

  /** As a run, but that our tracer runs the program, and tells its steps through a pipe of its own. */
  async #tracePython(run: Running, { stdin }: RunConfiguration, plan: RunPlan, lost: Promise<never>): Promise<void> {
    const live = run.stream;
    const since = performance.now();
    const before = await this.#box.usage();
    const recording = this.#recording(run);
    const reader = tracerReader(recording);
    const pipe = `/tmp/steps-${randomUUID()}`;
    const read = Promise.withResolvers<void>();
    const pipes = await this.#agent.start(this.#spec(pipeReader(pipe), BOX_ENV, {}), {
      output: (_, bytes) => {
        reader.take(bytes);
        if (!recording.isOver) pipes.credit(0, bytes.length);
      },
      end: () => {
        reader.end();
        read.resolve();
      },
    });
    pipes.credit(0, WORKSPACE.CREDIT_BYTES);
    let late: NodeJS.Timeout | undefined;
    try {
      await Promise.race([reader.ready, lost]);
      const over = Promise.withResolvers<ProgramEnd>();
      recording.begin();
      await this.#onTerminal(run, stdin, tracerLine(plan.run, pipe), plan.env, over.resolve);
      const end = await Promise.race([over.promise, lost]);
      // Whoever inherited the pipe keeps it open.
      late = setTimeout(() => pipes.close(), recording.isOver ? 0 : LAST_STEPS_MS);
      await Promise.race([read.promise, lost]);
      recording.finish(endedBy(end), reader.rest());
      await this.#exit(live, end, runLimits, { since, killed: before.killed_for_memory, stopped: run.stopped });
    } finally {
      clearTimeout(late);
      pipes.close();
    }
  }

  #recording(run: Running): Recording {
    return new Recording({
      stream: run.stream.number,
      tell: (frame) => this.#tellOf(run.stream, frame),
      end: () => {
        run.stopped = true;
        run.stream.program?.close();
      },
    });
  }

  /** Starts the program of a run where it is seen and typed to. */
  async #onTerminal(
    run: Running,
    stdin: string | null,
    argv: string[],
    env: Record<string, string>,
    ended: (end: ProgramEnd) => void,
    found: Pick<Debugger, 'chatter' | 'traces'> = { chatter: [], traces: null },
  ): Promise<void> {
    const live = run.stream;
    const spec = this.#spec(argv, env, {
      terminal: live.terminal,
      ownErrors: true,
      ownInput: stdin !== null,
      traces: found.traces === 'terminal',
      cpuSeconds: WORKSPACE.RUN_CPU_S,
    });
    const program = await this.#agent.start(
      spec,
      this.#ears(live, async (end) => ended(end), found.chatter),
    );
    live.attach(program);
    if (run.stopped) program.close();
    if (stdin === null) return;
    program.write(Buffer.from(stdin));
    program.endInput();
  }

  /** As a run, but that a debugger starts the program, and knows of it. */
  async #debugProgram(
    run: Running,
    { stdin }: RunConfiguration,
    plan: RunPlan,
    { found, attach, ended }: { found: Debugger; attach(place: Place): Attached; ended?(end: ProgramEnd): void },
    lost: Promise<never>,
  ): Promise<void> {
    const live = run.stream;
    const since = performance.now();
    const before = await this.#box.usage();
    /** Null where there was none. */
    const over = Promise.withResolvers<ProgramEnd | null>();
    const session = attach({
      stream: live.number,
      folder: '/box',
      write: (bytes) => run.program?.write(bytes) ?? true,
      start: (argv, env) => this.#onTerminal(run, stdin, argv, { ...plan.env, ...env }, over.resolve, found),
      tell: (frame) => this.#tell(frame),
      end: () => {
        live.program?.close();
        if (!live.program) over.resolve(null);
      },
    });
    const spec = this.#spec(found.adapter, plan.env, { ownErrors: true, traces: found.traces === 'adapter' });
    const adapter = await this.#agent.start(spec, {
      output: (which, bytes) => {
        // Each has the same room again once it was read; what it writes to its errors is nobody's.
        adapter.credit(which, bytes.length);
        if (which === 0) session.take(bytes);
      },
      end: () => session.left(),
    });
    run.program = adapter;
    for (const which of [0, 1] as const) adapter.credit(which, WORKSPACE.CREDIT_BYTES);
    if (run.stopped) adapter.close();
    try {
      await Promise.race([session.begin(plan.run, plan.env), over.promise, lost]);
      const end = await Promise.race([over.promise, lost]);
      await session.over();
      if (!end) return;
      ended?.(end);
      await this.#exit(live, end, runLimits, { since, killed: before.killed_for_memory, stopped: run.stopped });
    } finally {
      run.program = run.debug = null;
      adapter.close();
    }
  }

  /** As a run under a debugger, which tells its steps. */
  async #traceProgram(
    run: Running,
    configuration: RunConfiguration,
    plan: RunPlan,
    found: Debugger,
    { of, lost }: { of: string; lost: Promise<never> },
  ): Promise<void> {
    const recording = this.#recording(run);
    const written = new StringDecoder();
    let output = '';
    const rest = () => {
      const piece = output;
      output = '';
      return piece;
    };
    run.stream.overhear = (bytes) => {
      if (output.length < TRACING.OUTPUT) output += written.write(bytes).slice(0, TRACING.OUTPUT);
    };
    const attach = (place: Place) =>
      new DebuggerRecorder(place, found, { reading: readings[of]!, recording, output: rest });
    const ended = (end: ProgramEnd) => recording.finish(endedBy(end), rest());
    await this.#debugProgram(run, configuration, plan, { found, attach, ended }, lost);
  }

  #tell(frame: Parameters<Member['send']>[0]): void {
    for (const member of this.#members) member.send(frame);
  }

  /** To all, and to who comes late. */
  #tellOf(live: LiveStream, frame: Parameters<Member['send']>[0]): void {
    live.told.push(frame);
    this.#tell(frame);
  }

  #changed(): void {
    this.#tell({ type: 'changed' });
  }

  #end(reason: WorkspaceEnd): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#box.stop();
  }

  #farewell(member: Member): void {
    const reason = this.#reason ?? 'lost';
    member.send({ type: 'ended', reason, message: sentences(this.#times)[reason] });
  }

  #ended(outcome: RunOutcome | null): WorkspaceEnd {
    const limits = { cpu: 'cpu', wall: 'time', memory: 'memory', output: 'agent', stopped: 'agent' } as const;
    const found = outcome === null ? 'lost' : outcome.limit === null ? 'agent' : limits[outcome.limit];
    // A limit, or the loss of the box, tells more than that the agent is gone, which is all that we may have seen.
    if (this.#reason === null || this.#reason === 'agent') this.#reason = found;
    this.#isOver = true;
    const over = new Error('the workspace is over');
    this.#run?.lost(over);
    this.#agent.end(over);
    for (const timer of [this.#idle, this.#longest, this.#alone]) clearTimeout(timer);
    for (const member of this.#members) this.#farewell(member);
    this.#members.clear();
    this.#streams.clear();
    return this.#reason;
  }
}

const endedBy = ({ signalled, value }: ProgramEnd) => ({
  code: signalled ? null : value,
  signal: signalled ? (signalOf.get(value) ?? String(value)) : null,
});

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
