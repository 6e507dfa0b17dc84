import type { ConsoleOrder, TerminalSize } from '@devorbit/contract/execution/execution.ts';
import { pieceFrame, WORKSPACE } from '@devorbit/contract/execution/workspace-pieces.ts';
import type { WorkspaceFrame, WorkspaceOrder } from '@devorbit/contract/execution/workspaces.ts';
import { WORKSPACE_PROTOCOL, workspaceAddress } from '@devorbit/contract/ide/workspace-address.ts';
import { readSession } from '../../../../platform/session.ts';

type Frame<Type extends WorkspaceFrame['type']> = Extract<WorkspaceFrame, { type: Type }>;
/** An order without its number. */
type Asked = WorkspaceOrder extends infer Each
  ? Each extends { request: number }
    ? Omit<Each, 'request'>
    : never
  : never;

/** Where a stream is shown. */
export type Screen = {
  size: TerminalSize;
  sendTo: ((order: ConsoleOrder) => void) | null;
  write(data: string): void;
};

export type RunHow = { language: string; version: string; entry: string; stdin: string | null };

/** What a run tells as it goes. */
export type RunTold = {
  stage(stage: 'compile' | 'run', version: string): void;
};
export type RunEnd = {
  exit: Frame<'exit'>;
  /** Everything that was written, as it was shown. */
  output: string;
  /** Of the compiler, or of the program's standard error. */
  errors: string;
};

/** A workspace that could not be had, or was lost, in words. */
export class NoWorkspace extends Error {
  override name = 'NoWorkspace';
}

const LOST = 'The workspace was lost, your files are saved. Run again.';
/** Text is written on, and more of it asked for, so often, in ms: a flood leaves room for keys. */
const CREDIT_MS = 40;

type Sink = { take(text: string): void; ended(exit: Frame<'exit'>): void; lost(error: NoWorkspace): void };
type Live = { sink: Sink; decoders: Map<number, TextDecoder>; errors: number | null; takeErrors(text: string): void };

/** A page's end of the workspace in which a project runs. */
export class WorkspaceLink {
  readonly #socket: WebSocket;
  readonly #live = new Map<number, Live>();
  readonly #asked = new Map<number, { told(frame: WorkspaceFrame): void; lost(error: NoWorkspace): void }>();
  readonly #owed = new Map<number, number>();
  readonly #hello = Promise.withResolvers<Frame<'hello'>>();
  #requests = 0;
  #crediting: ReturnType<typeof setTimeout> | null = null;
  #why = LOST;
  #isOver = false;
  /** Terminals that were there before this page, such as before it was loaded anew. */
  #standing: Frame<'hello'>['streams'] = [];
  readonly #stages = new Map<number, (frame: Frame<'stage'> | Frame<'compiled'>) => void>();

  /** Resolves when it is there; rejects with NoWorkspace. */
  static async open(project: number): Promise<WorkspaceLink> {
    const link = new WorkspaceLink(project);
    link.#standing = (await link.#hello.promise).streams.filter(({ kind }) => kind === 'terminal');
    return link;
  }

  private constructor(project: number) {
    const code = readSession()?.session_code;
    const address = globalThis.location.origin.replace(/^http/, 'ws') + workspaceAddress(project);
    this.#socket = new WebSocket(address, [WORKSPACE_PROTOCOL, ...(code === undefined ? [] : [`session.${code}`])]);
    this.#socket.binaryType = 'arraybuffer';
    this.#socket.addEventListener('message', ({ data }) =>
      data instanceof ArrayBuffer ? this.#piece(new Uint8Array(data)) : this.#hear(JSON.parse(String(data))),
    );
    this.#socket.addEventListener('close', () => this.#lose());
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  close(): void {
    this.#socket.close();
  }

  /** A shell on this screen: one that stands there already, or a new one. Resolves when it has ended. */
  async shell(screen: Screen, stop: AbortSignal): Promise<void> {
    const known = this.#standing.shift();
    const facts = known ?? (await this.#open({ type: 'terminal', ...screen.size }));
    if (known) this.#say({ type: 'resize', stream: known.stream, ...screen.size });
    await this.#show(facts, screen, stop, (text) => screen.write(text));
  }

  /** Runs the project on this screen. Resolves when it has ended; rejects with NoWorkspace, in words. */
  async run(how: RunHow, screen: Screen, told: RunTold, stop: AbortSignal): Promise<RunEnd> {
    let output = '';
    let errors = '';
    const write = (text: string) => {
      output += text;
      screen.write(text);
    };
    const facts = await this.#open({ type: 'run', args: [], env: {}, ...how, ...screen.size });
    this.#stages.set(facts.stream, (frame) => {
      if (frame.type === 'stage') return told.stage(frame.stage, frame.version);
      if (frame.reused) return;
      errors = frame.result.status === null ? '' : frame.result.output;
      write(frame.result.output.replaceAll('\n', '\r\n'));
    });
    try {
      const exit = await this.#show(facts, screen, stop, write, (text) => {
        errors = (errors + text).slice(-WORKSPACE.KEPT_BYTES);
        write(text.replaceAll('\n', '\r\n'));
      });
      return { exit, output, errors };
    } finally {
      this.#stages.delete(facts.stream);
    }
  }

  #say(order: WorkspaceOrder): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order));
  }

  #open(order: Asked): Promise<Frame<'opened'>> {
    const request = ++this.#requests;
    return new Promise((resolve, reject) => {
      if (this.#isOver) return reject(new NoWorkspace(this.#why));
      this.#asked.set(request, {
        told: (frame) =>
          frame.type === 'opened'
            ? resolve(frame)
            : reject(new NoWorkspace(frame.type === 'refused' ? frame.message : LOST)),
        lost: reject,
      });
      this.#say({ ...order, request } as WorkspaceOrder);
    });
  }

  #show(
    { stream, errors }: { stream: number; errors: number | null },
    screen: Screen,
    stop: AbortSignal,
    take: (text: string) => void,
    takeErrors = take,
  ): Promise<Frame<'exit'>> {
    const { promise, resolve, reject } = Promise.withResolvers<Frame<'exit'>>();
    const end = () => this.#say({ type: 'close', stream });
    this.#live.set(stream, {
      sink: { take, ended: resolve, lost: reject },
      decoders: new Map(),
      errors,
      takeErrors,
    });
    for (const each of [stream, errors])
      if (each !== null) this.#say({ type: 'credit', stream: each, bytes: WORKSPACE.CREDIT_BYTES });
    screen.sendTo = (order) => {
      if (order.type === 'resize') this.#say({ type: 'resize', stream, rows: order.rows, columns: order.columns });
      if (order.type === 'data') this.#type(stream, new TextEncoder().encode(order.data));
    };
    stop.addEventListener('abort', end);
    if (stop.aborted) end();
    return promise.finally(() => {
      stop.removeEventListener('abort', end);
      screen.sendTo = null;
      this.#live.delete(stream);
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
      if (stream === number) live.sink.take(text);
      else live.takeErrors(text);
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
    if (frame.type === 'hello') this.#hello.resolve(frame);
    if (frame.type === 'error' || frame.type === 'ended') this.#why = frame.message;
    if (frame.type === 'stage' || frame.type === 'compiled') this.#stages.get(frame.stream)?.(frame);
    if (frame.type === 'exit') this.#live.get(frame.stream)?.sink.ended(frame);
    if ('request' in frame && frame.request !== undefined) {
      this.#asked.get(frame.request)?.told(frame);
      this.#asked.delete(frame.request);
    }
  }

  #lose(): void {
    this.#isOver = true;
    const error = new NoWorkspace(this.#why);
    this.#hello.reject(error);
    for (const { lost } of this.#asked.values()) lost(error);
    for (const { sink } of this.#live.values()) sink.lost(error);
    this.#asked.clear();
    if (this.#crediting !== null) clearTimeout(this.#crediting);
  }
}
