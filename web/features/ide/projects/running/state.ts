import type { ConsoleFrame, ConsoleOrder, ExecuteReply, TerminalSize } from '@devorbit/contract/execution/execution.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { fetchWithSession } from '../../../../platform/http-client.ts';
import { readSession } from '../../../../platform/session.ts';
import * as copy from '../copy.ts';
import { languageName, runtimeOf } from '../model.ts';
import { plainText, type Problem, problemsIn, type Record_, recordOf } from './model.ts';
import { NoWorkspace, WorkspaceLink } from './workspace.ts';

/** What the panels show of running; the same object until something changes. */
export type Ran = {
  running: boolean;
  /** The program waits for its turn, is compiled, or runs. */
  stage: 'waiting' | 'compile' | 'run' | null;
  records: readonly Record_[];
  problems: readonly Problem[];
  debug: readonly Record_[];
  /** Another number for every run. */
  turn: number;
  /** What is typed ahead, or given as standard input where there is no terminal. */
  stdin: string;
  /** A shell is open. */
  hasShell: boolean;
  /** Shell and programs are in one workspace, and not each in a box of its own. */
  hasWorkspace: boolean;
};

/** A terminal's end of a program: what it has written so far and writes, and what is typed. */
export type Stream = {
  /** At most the last 256 KB. */
  readonly written: () => string;
  /** Calls back with every piece until the answered function is called; with null when the terminal begins anew. */
  readonly listen: (heard: (data: string | null) => void) => () => void;
  readonly send: (data: string) => void;
  readonly resize: (size: TerminalSize) => void;
};

const KEPT = 256 * 1024;
/** Largest first frame of a console, in characters; longer programs run without a terminal. */
const CONSOLE_CHARS = 900_000;
/** A shell nobody uses is closed after this, in ms: a console is a place that others wait for. */
const SHELL_IDLE_MS = 120_000;
const CLOSING_WORDS = 'We lost the connection to your program. Please run it again.';
const DETAILS = 4_000;

/** One stream with its last output. */
class Terminal implements Stream {
  #text = '';
  readonly #heard = new Set<(data: string | null) => void>();
  size: TerminalSize = { rows: 24, columns: 80 };
  sendTo: ((order: ConsoleOrder) => void) | null = null;

  readonly written = (): string => this.#text;
  readonly listen = (heard: (data: string | null) => void): (() => void) => {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  };
  readonly send = (data: string): void => this.sendTo?.({ type: 'data', stream: 'stdin', data });
  readonly resize = (size: TerminalSize): void => {
    this.size = size;
    this.sendTo?.({ type: 'resize', ...size });
  };
  clear(): void {
    this.#text = '';
    for (const heard of this.#heard) heard(null);
  }
  write(data: string): void {
    this.#text = (this.#text + data).slice(-KEPT);
    for (const heard of this.#heard) heard(data);
  }
}

type Program = { language: string; version: string; files: { name: string; content: string; encoding?: 'base64' }[] };

/** What a console tells besides output. */
type Told = {
  ran?: (language: string, version: string) => void;
  stage?: (stage: 'compile' | 'run') => void;
  exit?: (frame: Extract<ConsoleFrame, { type: 'exit' }>) => void;
};

type Ended = { how: 'done' } | { how: 'busy' | 'failed'; message: string };

/** Talks with one program on a terminal until it ends. */
function talk(program: Program, terminal: Terminal, told: Told, stop: AbortSignal, typedAhead = ''): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const code = readSession()?.session_code;
  const address = `${globalThis.location.origin.replace(/^http/, 'ws')}/api/v2/connect`;
  const socket = new WebSocket(address, ['piston.v2', ...(code === undefined ? [] : [`session.${code}`])]);
  const send = (order: ConsoleOrder) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(order));
  };
  const killed = () => {
    send({ type: 'signal', signal: 'SIGKILL' });
    socket.close();
    resolve({ how: 'done' });
  };
  stop.addEventListener('abort', killed);
  socket.addEventListener('open', () => {
    send({ type: 'init', ...program, terminal: terminal.size, run_timeout: 600_000 });
    if (typedAhead !== '') send({ type: 'data', stream: 'stdin', data: typedAhead });
    terminal.sendTo = send;
  });
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as ConsoleFrame;
    if (frame.type === 'data') terminal.write(frame.data);
    if (frame.type === 'runtime') told.ran?.(frame.language, frame.version);
    if (frame.type === 'stage') told.stage?.(frame.stage);
    if (frame.type === 'exit') told.exit?.(frame);
    if (frame.type === 'error') resolve({ how: frame.busy ? 'busy' : 'failed', message: frame.message });
  });
  socket.addEventListener('close', ({ code: closed }) =>
    resolve(closed >= 4000 ? { how: 'done' } : { how: 'failed', message: CLOSING_WORDS }),
  );
  return promise.finally(() => {
    stop.removeEventListener('abort', killed);
    terminal.sendTo = null;
    socket.close();
  });
}

export type RunRequest = {
  /** The whole project. */
  files: readonly NewFile[];
  /** The file that is run, and its language; null where none is selected. */
  main: { name: string; language: string } | null;
  /** A saved project runs in its workspace; null where it is in this browser alone. */
  project: number | null;
};

/** Runs the project's programs, and a shell beside them. */
export class Runner {
  #ran: Ran = {
    running: false,
    stage: null,
    records: [],
    problems: [],
    debug: [],
    turn: 0,
    stdin: '',
    hasShell: false,
    hasWorkspace: false,
  };
  readonly #listeners = new Set<() => void>();
  readonly output = new Terminal();
  readonly shell = new Terminal();
  #stop: AbortController | null = null;
  #shellStop: AbortController | null = null;
  #link: Promise<WorkspaceLink | null> | null = null;
  #linked: WorkspaceLink | null = null;
  #debugging = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Ran => this.#ran;
  #show(part: Partial<Ran>): void {
    const hasWorkspace = this.#linked !== null && !this.#linked.isOver;
    this.#ran = { ...this.#ran, ...part, hasShell: this.#shellStop !== null, hasWorkspace };
    for (const listener of [...this.#listeners]) listener();
  }

  /** The project's workspace; null where there is none to be had: programs then run in boxes of their own. */
  #workspace(project: number | null): Promise<WorkspaceLink | null> {
    if (project === null) return Promise.resolve(null);
    if (this.#linked?.isOver) this.#link = this.#linked = null;
    this.#link ??= WorkspaceLink.open(project).then(
      (link) => (this.#linked = link),
      () => (this.#link = null),
    );
    return this.#link;
  }

  setStdin(stdin: string): void {
    this.#show({ stdin });
  }

  say(record: Record_): void {
    this.#show({ records: [...this.#ran.records, record] });
  }

  clear(): void {
    this.#show({ records: [], problems: [] });
    this.output.clear();
  }

  stop(): void {
    this.#stop?.abort();
  }

  /** Runs a file with the project around it. Resolves when it has ended. */
  async run({ files, main, project }: RunRequest): Promise<void> {
    if (this.#ran.running) return;
    this.output.clear();
    const begin: Record_[] = [{ type: 'info', message: copy.RUNNING }];
    const fail = (message: string, details?: string) =>
      this.#show({ records: [...begin, { type: 'error', message, ...(details ? { details } : {}) }] });
    if (main === null) return fail(copy.NO_FILE);
    const runtime = runtimeOf(main.language);
    if (runtime === null) return fail(copy.UNSUPPORTED_LANGUAGE);
    const stop = new AbortController();
    this.#stop = stop;
    this.#show({ running: true, stage: 'waiting', records: begin, problems: [], turn: this.#ran.turn + 1 });
    const label = languageName(main.language, []);
    try {
      const link = await this.#workspace(project);
      // A console is one place of few: the shell gives its own up.
      if (link === null) this.closeShell();
      const record = link
        ? await this.#within(link, { ...runtime, entry: main.name }, label, files, stop.signal)
        : await this.#go(programOf(files, main.name, runtime), label, files, stop.signal);
      this.#show({ records: [...begin, record] });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      this.#show({ records: [...begin, { type: 'error', message: copy.errorText(sentence) }] });
    } finally {
      this.#stop = null;
      this.#show({ running: false, stage: null });
    }
  }

  /** Runs in the project's workspace. */
  async #within(
    link: WorkspaceLink,
    { language, version, entry }: { language: string; version: string; entry: string },
    label: string,
    files: readonly NewFile[],
    stop: AbortSignal,
  ): Promise<Record_> {
    let ran = '';
    const stdin = this.#ran.stdin === '' ? null : this.#ran.stdin;
    const told = {
      stage: (stage: 'compile' | 'run', known: string) => {
        ran = `${label} ${known}`;
        this.#show({ stage });
      },
    };
    try {
      const { exit, output, errors } = await link.run({ language, version, entry, stdin }, this.output, told, stop);
      if (stop.aborted) return { type: 'info', message: 'Stopped' };
      if (exit.code !== 0 || exit.status !== null)
        this.#show({
          problems: problemsIn(
            output,
            files.map(({ name }) => name),
          ),
        });
      return recordOf(exit, output, plainText(errors || output).slice(-DETAILS), ran);
    } catch (error) {
      if (!(error instanceof NoWorkspace)) throw error;
      return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${error.message}` };
    }
  }

  async #go(program: Program, label: string, files: readonly NewFile[], stop: AbortSignal): Promise<Record_> {
    const names = files.map(({ name }) => name);
    if (JSON.stringify(program).length > CONSOLE_CHARS) return this.#execute(program, label, names, stop);
    let ran = '';
    let end: Extract<ConsoleFrame, { type: 'exit' }> | null = null;
    const ended = await talk(
      program,
      this.output,
      {
        ran: (_, version) => (ran = `${label} ${version}`),
        stage: (stage) => this.#show({ stage }),
        exit: (frame) => (end = frame),
      },
      stop,
      this.#ran.stdin,
    );
    if (stop.aborted) return { type: 'info', message: 'Stopped' };
    // Every console is in use: what needs no typing runs without one.
    if (ended.how === 'busy') return this.#execute(program, label, names, stop);
    if (ended.how === 'failed' && end === null)
      return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${ended.message}` };
    const output = this.output.written();
    if (end === null) return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${CLOSING_WORDS}` };
    const last: Extract<ConsoleFrame, { type: 'exit' }> = end;
    const failed = last.code !== 0 || last.status !== null;
    if (failed || last.stage === 'compile') this.#show({ problems: problemsIn(output, names) });
    return recordOf(last, output, plainText(output).slice(-DETAILS), ran);
  }

  /** Runs without a terminal, with what stands in the box as standard input. */
  async #execute(program: Program, label: string, names: readonly string[], stop: AbortSignal): Promise<Record_> {
    this.#show({ stage: 'run' });
    const response = await fetchWithSession('/execute', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...program, stdin: this.#ran.stdin }),
      signal: stop,
    }).catch((error: unknown) => error);
    if (stop.aborted) return { type: 'info', message: 'Stopped' };
    if (!(response instanceof Response)) {
      const message =
        response instanceof ApiError ? copy.httpError(response.status) : plainSentence(response, copy.CALL_FAILED);
      const details =
        response instanceof ApiError ? copy.serviceError(plainSentence(response, String(response.status))) : undefined;
      return { type: 'error', message: `${copy.COMPILATION_FAILED}: ${message}`, ...(details ? { details } : {}) };
    }
    const reply = (await response.json()) as ExecuteReply;
    this.output.write((reply.run.stdout + reply.run.stderr).replaceAll('\n', '\r\n'));
    const failed = reply.run.code !== 0 || reply.run.status !== null;
    if (failed) this.#show({ problems: problemsIn(reply.run.stderr, names) });
    return recordOf(reply.run, reply.run.stdout + reply.run.stderr, reply.run.stderr, `${label} ${reply.version}`);
  }

  /** Opens a shell beside the project's programs; where it has no workspace, with a copy of its files in a box of its own. Resolves when it is closed. */
  async openShell(files: readonly NewFile[], project: number | null): Promise<void> {
    if (this.#shellStop) return;
    const stop = new AbortController();
    this.#shellStop = stop;
    this.shell.clear();
    this.#show({});
    const link = await this.#workspace(project);
    if (link !== null) {
      try {
        this.#show({});
        await link.shell(this.shell, stop.signal);
        this.shell.write('\r\n[The shell has ended.]\r\n');
      } catch (error) {
        this.shell.write(`\r\n${error instanceof Error ? error.message : String(error)}\r\n`);
      } finally {
        this.#shellStop = null;
        this.#show({});
      }
      return;
    }
    let idle = setTimeout(() => stop.abort(), SHELL_IDLE_MS);
    const used = () => {
      clearTimeout(idle);
      idle = setTimeout(() => stop.abort(), SHELL_IDLE_MS);
    };
    const leave = this.shell.listen(used);
    const start = { name: '.devorbit-shell.sh', content: SHELL };
    const program = programOf([start, ...files], start.name, { language: 'bash', version: 'latest', file: null });
    try {
      const ended = await talk(program, this.shell, {}, stop.signal);
      if (ended.how !== 'done')
        this.shell.write(
          `\r\n${ended.how === 'busy' ? 'All terminals are in use right now. Please try again in a minute.' : ended.message}\r\n`,
        );
      else this.shell.write('\r\n[The shell has ended.]\r\n');
    } finally {
      clearTimeout(idle);
      leave();
      this.#shellStop = null;
      this.#show({});
    }
  }

  closeShell(): void {
    this.#shellStop?.abort();
  }

  /** The specification's lines, each a second later, and then the truth. */
  debug(language: string): void {
    this.#debugging++;
    const turn = this.#debugging;
    this.#show({ debug: [] });
    setTimeout(() => {
      if (turn !== this.#debugging) return;
      this.#show({
        debug: [
          ...copy.DEBUG_LINES.map((message): Record_ => ({ type: 'info', message })),
          { type: 'info', message: copy.noDebugger(language) },
        ],
      });
    }, copy.DEBUG_DELAY_MS);
  }

  close(): void {
    this.stop();
    this.closeShell();
    // The program and the shell stay for a minute, so that a page that is loaded anew finds its workspace.
    this.#linked?.close();
    this.#link = this.#linked = null;
  }
}

/** Removes itself, so that the folder shows the project alone. */
const SHELL = `rm -f -- "$0"
export PS1='\\w $ ' HOME=/box TERM=xterm-256color
cd /box
exec bash --norc --noprofile -i
`;

/** The project as the execution service takes it: the main file first. One file alone goes by the specification's name, except for Java, whose class names it. */
function programOf(
  files: readonly NewFile[],
  main: string,
  { language, version, file }: { language: string; version: string; file: string | null },
): Program {
  const known = files.filter(({ content, base64 }) => content !== undefined || base64 !== undefined);
  const ordered = known.toSorted((one, other) => Number(other.name === main) - Number(one.name === main));
  const alone = ordered.length === 1 && file !== null && language !== 'java' ? file : null;
  return {
    language,
    version,
    files: ordered.map(({ name, content, base64 }) =>
      base64 === undefined
        ? { name: alone ?? name, content: content ?? '' }
        : { name, content: base64, encoding: 'base64' },
    ),
  };
}
