import type { DebugSaid, DebugStart, DebugState } from '@devorbit/contract/execution/debugging.ts';
import type { ConsoleOrder, TerminalSize } from '@devorbit/contract/execution/execution.ts';
import type { TraceFrame } from '@devorbit/contract/execution/tracing.ts';
import { pieceFrame, WORKSPACE } from '@devorbit/contract/execution/workspace-pieces.ts';
import type { WorkspaceFrame, WorkspaceOrder } from '@devorbit/contract/execution/workspaces.ts';
import { WORKSPACE_PROTOCOL, workspaceAddress, workspaceClosings } from '@devorbit/contract/ide/workspace-address.ts';
import { readSession } from '../../../../platform/session.ts';
import { skippedText } from '../copy.ts';

type Frame<Type extends WorkspaceFrame['type']> = Extract<WorkspaceFrame, { type: Type }>;
/** An order without its number. */
export type Asked = WorkspaceOrder extends infer Each
  ? Each extends { request: number }
    ? Omit<Each, 'request'>
    : never
  : never;

/** Of a terminal that begins before somebody has room for it. */
export const FIRST_SIZE: TerminalSize = { rows: 24, columns: 80 };

/** Where a stream is shown. */
export type Screen = {
  /** What there is room for; null where that is not known: then nothing is asked for. */
  size: TerminalSize | null;
  /** The size that the terminal has for all who see it; null: there is none, or no other. */
  sized(size: TerminalSize | null): void;
  sendTo: ((order: ConsoleOrder) => void) | null;
  write(data: string): void;
  /** All is written anew. */
  clear(): void;
};

export type RunHow = {
  language: string;
  version: string;
  entry: string;
  args: string[];
  env: Record<string, string>;
  stdin: string | null;
};

/** A stream as it stands. */
export type Facts = Frame<'hello'>['streams'][number];

/** What goes on in a workspace without this page's doing. */
export type Heard = {
  /** Whether this page only looks: then it says nothing that changes anything. */
  watches(): boolean;
  /** A stream that was there before this page, or that another page has opened. */
  opened(link: WorkspaceLink, facts: Facts): void;
  /** Files have changed. */
  changed(): void;
  /** A program is debugged, by whomever. */
  debugged(link: WorkspaceLink, frame: DebugState | DebugSaid): void;
  /** A run is recorded step by step, by whomever. */
  traced(frame: TraceFrame): void;
  /** The connection is lost, or is there again, or the workspace is over. */
  connected(): void;
};

/** What a run tells as it goes. */
export type RunTold = {
  stage(stage: 'compile' | 'run', language: string, version: string): void;
};
export type RunEnd = {
  exit: Frame<'exit'>;
  /** Everything that was written, as it was shown. */
  output: string;
  /** Of the compiler, or of the program's standard error. */
  errors: string;
  /** What the compiler has written, now or when it compiled the same before. */
  compiler: string;
};

/** A workspace that could not be had, or was lost, in words. */
export class NoWorkspace extends Error {
  override name = 'NoWorkspace';
}

/** An order that was not taken, in words; the workspace goes on. */
export class Refused extends NoWorkspace {
  override name = 'Refused';
}

/** What ended while the connection was lost; how is not known. */
export class Missed extends NoWorkspace {
  override name = 'Missed';
}

const LOST = 'The workspace was lost, your files are saved. Run again.';
const UNREACHED = 'The workspace can’t be reached, your files are saved. Run again in a moment.';
const AWAY = 'The connection to the workspace is being made again. Please try again in a moment.';
const MISSED = 'It ended while the connection was lost.';
/** A lost connection is made again after this, each time after twice as long, at most so long, in ms. */
const AGAIN_MS = 250;
const MOST_AGAIN_MS = 4_000;
/** How long one of these is waited for, and until when the last begins, in ms: a workspace that is left stands for a minute. */
const TRY_MS = 4_000;
const AWAY_MS = 18_000;
/** Whoever is closed so does not come again. */
const FINAL: ReadonlySet<number> = new Set([
  workspaceClosings.refused[0],
  workspaceClosings.none[0],
  workspaceClosings.over[0],
]);
/** Text is written on, and more of it asked for, so often, in ms: a flood leaves room for keys. */
const CREDIT_MS = 40;

/** What is told of the course of a stream, beside its output. */
type Course = Frame<'stage'> | Frame<'compiled'> | Frame<'exit'>;
type Taking = {
  take(text: string): void;
  takeErrors?(text: string): void;
  course?(frame: Frame<'stage'> | Frame<'compiled'>): void;
  /** All of it comes once more. */
  anew?(): void;
};
type Live = Taking & {
  ended(exit: Frame<'exit'>): void;
  lost(error: NoWorkspace): void;
  /** The connection is there again. */
  again(facts: Facts): void;
  sized(size: TerminalSize): void;
  /** So many bytes are not told. */
  skipped(bytes: number): void;
  decoders: Map<number, TextDecoder>;
  errors: number | null;
};

/** A page's end of the workspace in which a project runs. A connection that is lost is made again, and what is shown is taken up as by a page that is opened anew. */
export class WorkspaceLink {
  readonly #project: number;
  #socket: WebSocket;
  /** The one that was last entered. */
  #workspace: string | null = null;
  /** While the connection is lost; resolves when it is not, or the workspace is over. */
  #away: { since: number; tries: number; over: PromiseWithResolvers<void> } | null = null;
  #trying: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  readonly #live = new Map<number, Live>();
  readonly #asked = new Map<number, { told(frame: WorkspaceFrame): void; lost(error: NoWorkspace): void }>();
  readonly #owed = new Map<number, number>();
  readonly #hello = Promise.withResolvers<Frame<'hello'>>();
  #requests = 0;
  #crediting: ReturnType<typeof setTimeout> | null = null;
  #why = LOST;
  #isOver = false;
  readonly #heard: Heard;
  /** Of streams that nobody shows yet. */
  readonly #early = new Map<number, Course[]>();
  /** Whose end was told. */
  readonly #ended = new Set<number>();

  /** Resolves when it is there; rejects with NoWorkspace. With `standing` none is made. */
  static async open(project: number, heard: Heard, { standing = false } = {}): Promise<WorkspaceLink> {
    const link = new WorkspaceLink(project, heard, standing);
    await link.#hello.promise;
    return link;
  }

  private constructor(project: number, heard: Heard, standing: boolean) {
    this.#project = project;
    this.#heard = heard;
    this.#socket = this.#connect(standing);
  }

  #connect(standing: boolean): WebSocket {
    const code = readSession()?.session_code;
    const address = globalThis.location.origin.replace(/^http/, 'ws') + workspaceAddress(this.#project, { standing });
    const socket = new WebSocket(address, [WORKSPACE_PROTOCOL, ...(code === undefined ? [] : [`session.${code}`])]);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('message', ({ data }) =>
      data instanceof ArrayBuffer ? this.#piece(new Uint8Array(data)) : this.#hear(JSON.parse(String(data))),
    );
    socket.addEventListener('close', ({ code: how }) => this.#leave(how));
    return socket;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The connection is lost, and is being made again. */
  get isAway(): boolean {
    return this.#away !== null;
  }

  /** Whether the workspace is there, once that is known. */
  async isThere(): Promise<boolean> {
    await this.#away?.over.promise;
    return !this.#isOver;
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.close();
    if (this.#away) this.#lose();
  }

  /** A new shell on this screen. Resolves when it has ended. */
  async shell(screen: Screen, stop: AbortSignal): Promise<void> {
    await this.showShell(await this.#open({ type: 'terminal', ...(screen.size ?? FIRST_SIZE) }), screen, stop);
  }

  /** One that stands there already. */
  async showShell(facts: Facts, screen: Screen, stop: AbortSignal): Promise<void> {
    await this.#show(facts, screen, stop, { take: (text) => screen.write(text) });
  }

  /** Runs the project on this screen. Resolves when it has ended; rejects with NoWorkspace, in words. */
  async run(
    how: RunHow,
    screen: Screen,
    told: RunTold,
    stop: AbortSignal,
    as: DebugStart | 'run' | 'trace' = 'run',
  ): Promise<RunEnd> {
    const order = { ...how, ...(screen.size ?? FIRST_SIZE) };
    const opened = this.#open(typeof as === 'string' ? { type: as, ...order } : { type: 'debug', ...order, ...as });
    return this.showRun(await opened, screen, told, stop);
  }

  /** A run that stands there already, from what is kept of its beginning. */
  async showRun(facts: Facts, screen: Screen, told: RunTold, stop: AbortSignal): Promise<RunEnd> {
    let output = '';
    let errors = '';
    let compiler = '';
    const take = (text: string) => {
      output += text;
      screen.write(text);
    };
    const exit = await this.#show(facts, screen, stop, {
      take,
      takeErrors: (text) => {
        errors = (errors + text).slice(-WORKSPACE.KEPT_BYTES);
        take(text.replaceAll('\n', '\r\n'));
      },
      anew: () => {
        output = errors = compiler = '';
      },
      course: (frame) => {
        if (frame.type === 'stage') return told.stage(frame.stage, frame.language, frame.version);
        compiler = frame.result.output;
        if (frame.reused) return;
        errors = frame.result.status === null ? '' : frame.result.output;
        take(frame.result.output.replaceAll('\n', '\r\n'));
      },
    });
    return { exit, output, errors, compiler };
  }

  /** Ends every program and every shell. */
  clear(): void {
    this.#say({ type: 'clear', request: ++this.#requests });
  }

  #say(order: WorkspaceOrder): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order));
  }

  /** The answer to an order. Rejects with NoWorkspace, in words. */
  ask(order: Asked): Promise<WorkspaceFrame> {
    const request = ++this.#requests;
    return new Promise((resolve, reject) => {
      if (this.#isOver) return reject(new NoWorkspace(this.#why));
      if (this.#away) return reject(new NoWorkspace(AWAY));
      this.#asked.set(request, {
        told: (frame) => (frame.type === 'refused' ? reject(new Refused(frame.message)) : resolve(frame)),
        lost: reject,
      });
      this.#say({ ...order, request } as WorkspaceOrder);
    });
  }

  async #open(order: Asked): Promise<Frame<'opened'>> {
    const answer = await this.ask(order);
    if (answer.type !== 'opened') throw new NoWorkspace(LOST);
    return answer;
  }

  #show(facts: Facts, screen: Screen, stop: AbortSignal, taking: Taking): Promise<Frame<'exit'>> {
    const { stream, errors } = facts;
    const { promise, resolve, reject } = Promise.withResolvers<Frame<'exit'>>();
    const isWatching = () => this.#heard.watches();
    const end = () => isWatching() || this.#say({ type: 'close', stream });
    const begin = ({ terminal }: Facts) => {
      screen.sized(terminal);
      if (screen.size && !isWatching()) this.#say({ type: 'resize', stream, ...screen.size });
      for (const each of [stream, errors])
        if (each !== null) this.#say({ type: 'credit', stream: each, bytes: WORKSPACE.CREDIT_BYTES });
      if (stop.aborted) end();
    };
    const decoders = new Map<number, TextDecoder>();
    const again = (now: Facts) => {
      decoders.clear();
      screen.clear();
      taking.anew?.();
      begin(now);
    };
    const skipped = (bytes: number) => screen.write(`\r\n${skippedText(bytes)}\r\n`);
    const sized = ({ rows, columns }: TerminalSize) => screen.sized({ rows, columns });
    const live: Live = { ...taking, ended: resolve, lost: reject, again, sized, skipped, decoders, errors };
    this.#live.set(stream, live);
    for (const frame of this.#early.get(stream) ?? []) this.#tell(frame);
    this.#early.delete(stream);
    begin(facts);
    screen.sendTo = (order) => {
      if (isWatching()) return;
      if (order.type === 'resize') this.#say({ type: 'resize', stream, rows: order.rows, columns: order.columns });
      if (order.type === 'data') this.#type(stream, new TextEncoder().encode(order.data));
      if (order.type === 'eof') this.#say({ type: 'eof', stream });
      if (order.type === 'signal') this.#say({ type: 'signal', stream, signal: order.signal });
    };
    stop.addEventListener('abort', end);
    return promise.finally(() => {
      stop.removeEventListener('abort', end);
      screen.sendTo = null;
      screen.sized(null);
      // Another workspace may have another one of this number.
      if (this.#live.get(stream) === live) this.#live.delete(stream);
    });
  }

  #type(stream: number, bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += WORKSPACE.PIECE_BYTES)
      if (this.#socket.readyState === WebSocket.OPEN)
        this.#socket.send(
          pieceFrame(stream, bytes.subarray(at, at + WORKSPACE.PIECE_BYTES)) as Uint8Array<ArrayBuffer>,
        );
  }

  #piece(frame: Uint8Array): void {
    const stream = (frame[0] ?? 0) | ((frame[1] ?? 0) << 8);
    const bytes = frame.subarray(2);
    for (const [number, live] of this.#live) {
      if (stream !== number && stream !== live.errors) continue;
      let decoder = live.decoders.get(stream);
      if (!decoder) live.decoders.set(stream, (decoder = new TextDecoder()));
      const text = decoder.decode(bytes, { stream: true });
      if (stream === number) live.take(text);
      else (live.takeErrors ?? live.take)(text);
    }
    this.#owed.set(stream, (this.#owed.get(stream) ?? 0) + bytes.length);
    this.#crediting ??= setTimeout(() => {
      this.#crediting = null;
      for (const [each, owed] of this.#owed)
        if (owed > 0) this.#say({ type: 'credit', stream: each, bytes: Math.min(owed, WORKSPACE.CREDIT_BYTES) });
      this.#owed.clear();
    }, CREDIT_MS);
  }

  #hear(frame: WorkspaceFrame): void {
    if (frame.type === 'hello') this.#enter(frame);
    if (frame.type === 'opened') {
      if (frame.request === undefined) this.#found(frame);
      else this.#early.set(frame.stream, []);
    }
    if (frame.type === 'error' || frame.type === 'ended') this.#why = frame.message;
    if (frame.type === 'stage' || frame.type === 'compiled' || frame.type === 'exit') this.#tell(frame);
    if (frame.type === 'skipped') this.#skip(frame);
    if (frame.type === 'resized') this.#live.get(frame.stream)?.sized(frame);
    if (frame.type === 'changed') this.#heard.changed();
    if (frame.type === 'debug' || frame.type === 'said') this.#heard.debugged(this, frame);
    // One that is over is told again to who comes again.
    if (frame.type === 'traced' && !this.#ended.has(frame.stream)) this.#heard.traced(frame);
    if ('request' in frame && frame.request !== undefined) {
      this.#asked.get(frame.request)?.told(frame);
      this.#asked.delete(frame.request);
    }
  }

  /** The connection is there: what was shown goes on, and what is new is found. */
  #enter(hello: Frame<'hello'>): void {
    const { workspace, streams } = hello;
    const isSame = workspace === this.#workspace;
    this.#workspace = workspace;
    clearTimeout(this.#trying);
    if (!isSame) this.#ended.clear();
    for (const [stream, live] of this.#live) {
      const facts = streams.find((each) => each.stream === stream);
      if (!isSame) live.lost(new NoWorkspace(LOST));
      else if (facts) live.again(facts);
      else live.lost(new Missed(MISSED));
    }
    const known = new Set(isSame ? [...this.#live.keys(), ...this.#ended] : []);
    this.#hello.resolve(hello);
    const away = this.#away;
    this.#away = null;
    for (const facts of streams) if (!known.has(facts.stream)) this.#found(facts);
    if (!away) return;
    away.over.resolve();
    this.#heard.connected();
  }

  #found(facts: Facts): void {
    this.#early.set(facts.stream, []);
    this.#heard.opened(this, facts);
  }

  #tell(frame: Course): void {
    if (frame.type === 'exit') this.#ended.add(frame.stream);
    const live = this.#live.get(frame.stream);
    if (!live) this.#early.get(frame.stream)?.push(frame);
    else if (frame.type === 'exit') live.ended(frame);
    else live.course?.(frame);
  }

  /** The connection is lost. It is made again, unless the workspace is over or is not for this page. */
  #leave(how: number): void {
    if (this.#isOver) return;
    if (this.#isClosed || this.#workspace === null || FINAL.has(how)) return this.#lose();
    clearTimeout(this.#trying);
    if (!this.#away) {
      this.#away = { since: performance.now(), tries: 0, over: Promise.withResolvers() };
      this.#forget(new NoWorkspace(AWAY));
      this.#heard.connected();
    }
    const { since, tries } = this.#away;
    const after = Math.min(AGAIN_MS * 2 ** tries, MOST_AGAIN_MS);
    this.#away.tries++;
    if (performance.now() + after - since > AWAY_MS) {
      this.#why = UNREACHED;
      return this.#lose();
    }
    this.#trying = setTimeout(() => {
      this.#why = LOST;
      const socket = (this.#socket = this.#connect(true));
      this.#trying = setTimeout(() => socket.close(), TRY_MS);
    }, after);
  }

  /** What was asked or owed is not answered any more. */
  #forget(error: NoWorkspace): void {
    for (const { lost } of this.#asked.values()) lost(error);
    this.#asked.clear();
    this.#early.clear();
    this.#owed.clear();
    if (this.#crediting !== null) clearTimeout(this.#crediting);
    this.#crediting = null;
  }

  #skip({ stream, bytes }: Frame<'skipped'>): void {
    for (const [number, live] of this.#live) {
      if (stream !== number && stream !== live.errors) continue;
      // What comes next begins anywhere.
      live.decoders.delete(stream);
      live.skipped(bytes);
    }
  }

  #lose(): void {
    this.#isOver = true;
    clearTimeout(this.#trying);
    const error = new NoWorkspace(this.#why);
    this.#hello.reject(error);
    for (const { lost } of this.#live.values()) lost(error);
    this.#forget(error);
    this.#away?.over.resolve();
    this.#away = null;
    this.#heard.connected();
  }
}
