import type { DebugSaid, DebugStart, DebugState } from '@devorbit/contract/execution/debugging.ts';
import type { ConsoleFrame, ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import type { TraceFrame } from '@devorbit/contract/execution/tracing.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { fetchWithSession } from '../../../../platform/http-client.ts';
import { httpStatusText } from '../../../../platform/status-text.ts';
import * as copy from '../copy.ts';
import { Debugging } from '../debugging/state.ts';
import { languageName, runtimeOf } from '../model.ts';
import { NO_STEPS_ROOM } from '../stepping/copy.ts';
import { cutText } from '../stepping/model.ts';
import { Stepping } from '../stepping/state.ts';
import { CLOSING_WORDS, CONSOLE_CHARS, type Program, programOf, shellAlone, talk } from './consoles/api.ts';
import { plainText, type Record_, recordOf, type Told, withoutEscapes } from './model.ts';
import { type Stream, Terminal } from './terminals/state.ts';
import { type Facts, Missed, NoWorkspace, Refused, type RunEnd, type RunTold, WorkspaceLink } from './workspace.ts';

/** What the panels show of running; the same object until something changes. */
export type Ran = {
  running: boolean;
  /** The program waits for its turn, is compiled, or runs. */
  stage: 'waiting' | 'compile' | 'run' | null;
  records: readonly Record_[];
  /** Another number for every run. */
  turn: number;
  /** Of the program, as the catalogue calls it; empty until it is known. */
  language: string;
  /** What is typed ahead, or given as standard input where there is no terminal. */
  stdin: string;
  /** The program was started elsewhere: before this page was loaded, or by another page. */
  adopted: boolean;
  shells: readonly Shell[];
  /** Shell and programs are in one workspace, and not each in a box of its own. */
  hasWorkspace: boolean;
  /** The connection to the workspace is lost, and is being made again. */
  isAway: boolean;
  /** Another number whenever files have changed where programs run. */
  changes: number;
};

export type Shell = {
  id: number;
  name: string;
  stream: Stream;
  /** It has not ended. */
  open: boolean;
  /** This page opened it, and did not find it. */
  own: boolean;
};

const DETAILS = 4_000;
const LOOK_MS = 2_000;
/** How long it is waited for the server to have what was typed, in ms: nothing older is run. */
const SENT_MS = 2_000;

/** Rejects, in words, where the server does not have what was typed in time. A project of this browser alone has it. */
async function mustBeSent({ sent, project }: Pick<RunRequest, 'sent' | 'project'>): Promise<void> {
  if (project === null) return;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, SENT_MS, false);
  const isSent = await Promise.race([sent(), late]).finally(() => clearTimeout(timer));
  if (!isSent) throw new Error(copy.NOT_SENT_YET);
}

type OpenShell = Shell & { terminal: Terminal; stop: AbortController };

export type RunRequest = {
  /** Sends what is not sent yet; true where the server has all that was typed. */
  sent: () => Promise<boolean>;
  /** The whole project. */
  files: () => Promise<readonly NewFile[]>;
  /** The file that is run, and its language; null where none is selected. */
  main: { name: string; language: string } | null;
  args: string[];
  env: Record<string, string>;
  /** In place of what is typed ahead; empty: that. */
  stdin: string;
  /** A saved project runs in its workspace; null where it is in this browser alone. */
  project: number | null;
  /** It runs under a debugger. */
  debug?: Pick<DebugStart, 'breakpoints'>;
  /** It is recorded step by step. */
  trace?: boolean;
};

/** What is known of a run that has no workspace. */
type Known = { label: string; language: string; stdin: string; entry: string };

/** Runs the project's programs, and shells beside them. */
export class Runner {
  #ran: Ran = {
    running: false,
    stage: null,
    records: [],
    turn: 0,
    stdin: '',
    adopted: false,
    shells: [],
    hasWorkspace: false,
    isAway: false,
    changes: 0,
    language: '',
  };
  readonly #listeners = new Set<() => void>();
  /** Hears what a run has written that may name places of files; null: nothing any more. */
  readonly #hear: (told: Told | null) => void;
  readonly output = new Terminal();
  #stop: AbortController | null = null;
  #shells: readonly OpenShell[] = [];
  #link: Promise<WorkspaceLink | null> | null = null;
  #linked: WorkspaceLink | null = null;
  /** A run of another page that came while this one asked for its own. */
  #others: { link: WorkspaceLink; facts: Facts } | null = null;
  #looking: ReturnType<typeof setTimeout> | null = null;
  readonly debugging = new Debugging();
  readonly stepping = new Stepping();
  #mayRun = true;

  constructor(hear: (told: Told | null) => void = () => undefined) {
    this.#hear = hear;
  }

  /** Who may only look starts, types and ends nothing. */
  allow(mayRun: boolean): void {
    this.#mayRun = mayRun;
    this.debugging.allow(mayRun);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Ran => this.#ran;
  #show(part: Partial<Ran>): void {
    const hasWorkspace = this.#linked !== null && !this.#linked.isOver;
    const isAway = this.#linked?.isAway ?? false;
    this.#ran = { ...this.#ran, ...part, shells: this.#shells, hasWorkspace, isAway };
    for (const listener of [...this.#listeners]) listener();
  }

  /** The project's workspace; null where there is none to be had: programs then run in boxes of their own. */
  async #workspace(project: number | null, { standing = false } = {}): Promise<WorkspaceLink | null> {
    if (project === null) return null;
    // Whether one stands may be being asked, or reached again; where none does, it is made.
    const asked = this.#link;
    const known = await asked;
    if (known && (await known.isThere())) return known;
    if (this.#link === asked) this.#link = this.#linked = null;
    const heard = {
      watches: () => !this.#mayRun,
      opened: (link: WorkspaceLink, facts: Facts) => this.#adopt(link, facts),
      changed: () => this.#changed(),
      debugged: (link: WorkspaceLink, frame: DebugState | DebugSaid) => this.debugging.hear(frame, link),
      traced: (frame: TraceFrame) => this.stepping.hear(frame),
      connected: () => this.#show({}),
    };
    this.#link ??= WorkspaceLink.open(project, heard, { standing }).then(
      (link) => (this.#linked = link),
      () => (this.#link = null),
    );
    return this.#link;
  }

  /** Takes over what runs in the project's workspace, where there is one already. */
  async join(project: number): Promise<void> {
    await this.#workspace(project, { standing: true });
    this.#show({});
  }

  #adopt(link: WorkspaceLink, facts: Facts): void {
    if (facts.kind === 'terminal')
      void this.#keepShell({ own: false }, (terminal, stop) => link.showShell(facts, terminal, stop));
    if (facts.kind !== 'run') return;
    if (this.#stop) this.#others = { link, facts };
    else void this.#attend({ link, facts });
  }

  /** Shows a run that was started elsewhere, until it has ended. */
  async #attend({ link, facts }: { link: WorkspaceLink; facts: Facts }): Promise<void> {
    this.output.clear();
    const stop = new AbortController();
    await this.#during(stop, { adopted: true, stage: null }, () =>
      this.#within((told) => link.showRun(facts, this.output, told, stop.signal), null, stop.signal),
    );
  }

  /** Says of a run that it goes on, and then how it ended. */
  async #during(
    stop: AbortController,
    part: Pick<Ran, 'adopted' | 'stage'>,
    run: () => Promise<Record_>,
  ): Promise<void> {
    const begin: Record_[] = [{ type: 'info', message: copy.RUNNING }];
    this.#stop = stop;
    this.#hear(null);
    this.stepping.clear();
    this.#show({ ...part, running: true, records: begin, turn: this.#ran.turn + 1 });
    try {
      const record = await run();
      this.#show({ records: [...begin, record] });
    } catch (error) {
      // DEBUG CONSOLE says why.
      if (error instanceof Refused) return this.#show({ records: [] });
      const sentence = error instanceof Error ? error.message : String(error);
      this.#show({ records: [...begin, { type: 'error', message: copy.errorText(sentence) }] });
    } finally {
      this.#stop = null;
      this.#show({ running: false, stage: null });
      const others = this.#others;
      this.#others = null;
      if (others) void this.#attend(others);
      else this.debugging.end();
    }
  }

  /** A program may write all the time: what it made is looked at now and then. */
  #changed(): void {
    this.#looking ??= setTimeout(() => {
      this.#looking = null;
      this.#show({ changes: this.#ran.changes + 1 });
    }, LOOK_MS);
  }

  /** Ends every program and every shell of the workspace; its files stay. */
  endAll(): void {
    if (this.#mayRun) this.#linked?.clear();
  }

  setStdin(stdin: string): void {
    this.#show({ stdin });
  }

  say(record: Record_): void {
    this.#show({ records: [...this.#ran.records, record] });
  }

  clear(): void {
    this.#show({ records: [] });
    this.#hear(null);
    this.output.clear();
  }

  stop(): void {
    this.#stop?.abort();
  }

  /** Runs a file with the project around it. Resolves when it has ended. */
  async run({ sent, files, main, args, env, stdin: given, project, debug, trace = false }: RunRequest): Promise<void> {
    if (this.#ran.running || !this.#mayRun) return;
    this.output.clear();
    const fail = (message: string) =>
      this.#show({
        records: [
          { type: 'info', message: copy.RUNNING },
          { type: 'error', message },
        ],
      });
    if (main === null) {
      if (debug) this.debugging.refuse(copy.NO_FILE);
      return fail(copy.NO_FILE);
    }
    const runtime = runtimeOf(main.language);
    if (runtime === null) {
      if (debug) this.debugging.refuse(copy.noDebugger(languageName(main.language, [])));
      return fail(copy.UNSUPPORTED_LANGUAGE);
    }
    const stop = new AbortController();
    const label = languageName(main.language, []);
    const run = async (): Promise<Record_> => {
      await mustBeSent({ sent, project });
      const all = await files();
      if (stop.signal.aborted) return { type: 'info', message: copy.STOPPED };
      if (trace) this.stepping.begin(new Map(all.map(({ name, content }) => [name, content ?? ''])));
      const link = await this.#workspace(project);
      if (debug && link === null) throw new Error(copy.NO_DEBUG_ROOM);
      if (trace && link === null) throw new Error(NO_STEPS_ROOM);
      const stdin = given === '' ? this.#ran.stdin : given;
      const how = { language: runtime.language, version: runtime.version, entry: main.name, args, env };
      if (link !== null)
        return this.#within(
          (told) =>
            link.run(
              { ...how, stdin: stdin === '' ? null : stdin },
              this.output,
              told,
              stop.signal,
              debug ? { ...debug, exceptions: this.debugging.read().exceptions } : trace ? 'trace' : 'run',
            ),
          label,
          stop.signal,
          { entry: main.name, debugs: debug !== undefined },
        );
      // A console is one place of few: the shell gives its own up.
      for (const { id, open } of this.#shells) if (open) this.closeShell(id);
      if (Object.keys(env).length > 0) throw new Error(copy.NO_VARIABLES);
      this.#show({ language: runtime.language });
      return this.#go(
        { ...programOf(all, main.name, runtime), args },
        { label, language: runtime.language, stdin, entry: main.name },
        stop.signal,
      );
    };
    await this.#during(stop, { adopted: false, stage: 'waiting' }, () => (debug ? this.debugging.during(run) : run()));
    this.stepping.end();
  }

  /** A run in the project's workspace, from its start to what is said of it. Rejects with Refused where it is to be debugged and is not. */
  async #within(
    start: (told: RunTold) => Promise<RunEnd>,
    label: string | null,
    stop: AbortSignal,
    { entry = null, debugs = false }: { entry?: string | null; debugs?: boolean } = {},
  ): Promise<Record_> {
    let ran = '';
    let language = '';
    const told = {
      stage: (stage: 'compile' | 'run', named: string, known: string) => {
        language = named;
        ran = `${label ?? languageName(named, [])} ${known}`;
        this.#show({ stage, language });
      },
    };
    try {
      const { exit, output, errors, compiler } = await start(told);
      this.#others = null;
      if (stop.aborted) return { type: 'info', message: copy.STOPPED };
      const { cut, steps } = this.stepping.read();
      const cutShort = exit.status === 'SG' ? cutText(cut, steps.length) : null;
      if (cutShort !== null) return { type: 'info', message: cutShort };
      const failed = exit.ran && (exit.code !== 0 || exit.status !== null);
      this.#hear({
        language,
        compiler: withoutEscapes(compiler),
        entry,
        program: failed ? withoutEscapes(errors || output) : '',
      });
      return recordOf(exit, output, plainText(errors || output).slice(-DETAILS), ran);
    } catch (error) {
      if (error instanceof Missed) return { type: 'info', message: error.message };
      if (!(error instanceof NoWorkspace) || (debugs && error instanceof Refused)) throw error;
      return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${error.message}` };
    }
  }

  async #go(program: Program, known: Known, stop: AbortSignal): Promise<Record_> {
    const { label, language, stdin, entry } = known;
    if (JSON.stringify(program).length > CONSOLE_CHARS) return this.#execute(program, known, stop);
    let ran = '';
    let compiler: string | null = null;
    let end: Extract<ConsoleFrame, { type: 'exit' }> | null = null;
    const ended = await talk(
      program,
      this.output,
      {
        ran: (_, version) => (ran = `${label} ${version}`),
        stage: (stage) => {
          if (stage === 'run') compiler = this.output.written();
          this.#show({ stage });
        },
        exit: (frame) => (end = frame),
      },
      stop,
      stdin,
    );
    if (stop.aborted) return { type: 'info', message: copy.STOPPED };
    // Every console is in use: what needs no typing runs without one.
    if (ended.how === 'busy') return this.#execute(program, known, stop);
    if (ended.how === 'failed' && end === null)
      return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${ended.message}` };
    const output = this.output.written();
    if (end === null) return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${CLOSING_WORDS}` };
    const last: Extract<ConsoleFrame, { type: 'exit' }> = end;
    const failed = last.code !== 0 || last.status !== null;
    const told: string = compiler ?? output;
    const written = failed && compiler !== null ? output.slice(told.length) : '';
    this.#hear({ language, compiler: withoutEscapes(told), entry, program: withoutEscapes(written) });
    return recordOf(last, output, plainText(output).slice(-DETAILS), ran);
  }

  /** Runs without a terminal, with what stands in the box as standard input. */
  async #execute(program: Program, { label, language, stdin, entry }: Known, stop: AbortSignal): Promise<Record_> {
    this.#show({ stage: 'run' });
    const response = await fetchWithSession('/execute', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...program, stdin }),
      signal: stop,
    }).catch((error: unknown) => error);
    if (stop.aborted) return { type: 'info', message: copy.STOPPED };
    if (!(response instanceof Response)) {
      const message =
        response instanceof ApiError ? copy.httpError(response.status) : plainSentence(response, copy.CALL_FAILED);
      const details =
        response instanceof ApiError
          ? `${copy.serviceError(copy.REFUSALS[response.status] ?? httpStatusText(response.status))}\n${response.sentence}`
          : undefined;
      return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${message}`, ...(details ? { details } : {}) };
    }
    const reply = (await response.json()) as ExecuteReply;
    this.output.write((reply.run.stdout + reply.run.stderr).replaceAll('\n', '\r\n'));
    const failed = reply.run.code !== 0 || reply.run.status !== null;
    const compiler = reply.compile?.output ?? '';
    this.#hear({
      language,
      compiler: withoutEscapes(compiler),
      entry,
      program: failed ? withoutEscapes(reply.run.stderr) : '',
    });
    return recordOf(reply.run, reply.run.stdout + reply.run.stderr, reply.run.stderr, `${label} ${reply.version}`);
  }

  /** Opens a shell beside the project's programs; where it has no workspace, with a copy of its files in a box of its own. Resolves when it is closed. */
  async openShell({ sent, files, project }: Pick<RunRequest, 'sent' | 'files' | 'project'>): Promise<void> {
    await this.#keepShell({ own: true }, async (terminal, stop) => {
      await mustBeSent({ sent, project });
      if (stop.aborted) return;
      const link = await this.#workspace(project);
      this.#show({});
      if (link !== null) return link.shell(terminal, stop);
      await shellAlone(await files(), terminal, stop);
    });
  }

  /** A shell from its start to its end; it is shown until somebody closes it. */
  async #keepShell(
    { own }: { own: boolean },
    start: (terminal: Terminal, stop: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const terminal = new Terminal();
    const stop = new AbortController();
    let id = 1;
    while (this.#shells.some((shell) => shell.id === id)) id++;
    const shell: OpenShell = { id, name: `Shell ${id}`, stream: terminal, terminal, open: true, own, stop };
    this.#shells = [...this.#shells, shell];
    this.#show({});
    try {
      await start(terminal, stop.signal);
      terminal.write('\r\n[The shell has ended.]\r\n');
    } catch (error) {
      terminal.write(`\r\n${error instanceof Error ? error.message : String(error)}\r\n`);
    } finally {
      const isClosed = stop.signal.aborted;
      this.#shells = this.#shells.flatMap((each) =>
        each.terminal !== terminal ? [each] : isClosed ? [] : [{ ...each, open: false }],
      );
      this.#show({});
    }
  }

  /** Ends a shell; one that has ended is forgotten. */
  closeShell(id: number): void {
    const shell = this.#shells.find((each) => each.id === id);
    shell?.stop.abort();
    if (shell?.open !== false) return;
    this.#shells = this.#shells.filter((each) => each !== shell);
    this.#show({});
  }

  close(): void {
    // Programs and shells of a workspace stay for a minute, for a page that is opened anew: their streams are left first.
    this.#linked?.close();
    void this.#link?.then((link) => link?.close());
    this.#link = this.#linked = null;
    if (this.#looking !== null) clearTimeout(this.#looking);
    this.#looking = null;
    this.stop();
    for (const { id } of this.#shells) this.closeShell(id);
  }
}
