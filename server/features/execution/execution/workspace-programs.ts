import { pieceFrame, readPieceFrame, WORKSPACE, WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { WebSocket } from 'ws';
import type { Place } from './workspace-client.ts';

const HANDSHAKE_MS = 5_000;
/** Largest frame of a runner, in bytes. */
const ANSWER_BYTES = 8 * 1024 * 1024;
/** After it was told to end, a program is waited for this long, in ms. */
const ENDING_MS = 5_000;

/** The workspace is gone: a runner that was restarted, or a connection that was lost. */
export class WorkspaceLost extends Error {}

/** The runner does not do it, and says why. */
export class WorkspaceRefusal extends Error {}

export type ProgramAsked = {
  /** The first word is a whole path in the box. */
  argv: string[];
  /** Of the catalogue: its environment. */
  language: string;
  input: string;
  /** How long it may take, in ms, and how much it may write to each output, in bytes: then it is ended. */
  wallMs: number;
  outputBytes: number;
};

export type ProgramEnd = {
  /** What ended it, if it did not end by itself. */
  limit: 'time' | 'output' | 'memory' | null;
  code: number | null;
  signal: string | null;
  /** By the clock and computed, in ms; memory in bytes. Null where the whole workspace ended with it. */
  wallMs: number | null;
  cpuMs: number | null;
  memoryBytes: number | null;
  /** The first `outputBytes` of each. */
  stdout: Buffer;
  stderr: Buffer;
};

export type Programs = {
  /** One after the other. Throws WorkspaceLost, WorkspaceRefusal, and the signal's reason. */
  run(asked: ProgramAsked): Promise<ProgramEnd>;
  close(): void;
};

/** Programs of ours in a workspace, on pipes: what they write is kept up to a bound, and no more is read. */
export async function openPrograms({ runner, workspace }: Place, signal: AbortSignal): Promise<Programs> {
  const socket = new WebSocket(`${runner.replace(/^http/, 'ws')}/workspaces/${workspace}/socket`, {
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: ANSWER_BYTES,
    perMessageDeflate: false,
  });
  let hear: (data: Buffer, isBinary: boolean) => void = () => {};
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  socket.on('message', (data: Buffer, isBinary: boolean) => hear(data, isBinary));
  socket.on('error', (error) => lost.reject(new WorkspaceLost(error.message)));
  socket.on('close', () => lost.reject(new WorkspaceLost('The workspace was lost')));
  const abort = () => lost.reject(signal.reason);
  signal.addEventListener('abort', abort);
  const close = (): void => {
    signal.removeEventListener('abort', abort);
    socket.terminate();
  };
  if (signal.aborted) abort();
  const open = new Promise<void>((resolve) => socket.once('open', () => resolve()));
  try {
    await Promise.race([open, lost.promise]);
  } catch (error) {
    close();
    throw error;
  }
  const say = (order: object): void => socket.send(JSON.stringify(order));
  let requests = 0;

  async function run({ argv, language, input, wallMs, outputBytes }: ProgramAsked): Promise<ProgramEnd> {
    const request = ++requests;
    const over = Promise.withResolvers<ProgramEnd>();
    over.promise.catch(() => {});
    const kept: [Buffer[], Buffer[]] = [[], []];
    const sizes: [number, number] = [0, 0];
    const since = performance.now();
    let opened: { stream: number; errors: number | null } | null = null;
    let limit: ProgramEnd['limit'] = null;
    let patience: NodeJS.Timeout | undefined;
    const ended = (more: Partial<ProgramEnd>): void => {
      const [stdout, stderr] = [Buffer.concat(kept[0]), Buffer.concat(kept[1])];
      const usual = { code: null, signal: null, wallMs: null, cpuMs: null, memoryBytes: null };
      over.resolve({ limit, ...usual, stdout, stderr, ...more });
    };
    const stop = (why: 'time' | 'output'): void => {
      if (limit !== null) return;
      limit = why;
      if (opened !== null) say({ type: 'close', stream: opened.stream });
      // What it left behind may hold its outputs open.
      patience = setTimeout(() => ended({ wallMs: Math.round(performance.now() - since) }), ENDING_MS);
    };
    const take = (stream: number, bytes: Uint8Array): void => {
      const which = stream === opened?.errors ? 1 : 0;
      const room = outputBytes - sizes[which];
      kept[which].push(Buffer.from(bytes.subarray(0, room)));
      sizes[which] += Math.min(room, bytes.length);
      if (bytes.length > room) stop('output');
      else say({ type: 'credit', stream, bytes: bytes.length });
    };
    const obey = (frame: WorkspaceFrame): void => {
      if (frame.type === 'refused' && frame.request === request)
        return over.reject(new WorkspaceRefusal(frame.message));
      if (frame.type === 'ended') {
        if (frame.reason === 'memory') return ended({ limit: 'memory' });
        if (frame.reason === 'cpu') return ended({ limit: 'time' });
        // A program that ends the agent has ended itself.
        if (frame.reason === 'agent') return ended({ signal: 'SIGKILL' });
        return over.reject(new WorkspaceLost(frame.message));
      }
      if (frame.type === 'opened' && frame.request === request) {
        opened = frame;
        if (limit !== null) say({ type: 'close', stream: frame.stream });
        for (const each of [frame.stream, frame.errors])
          if (each !== null) say({ type: 'credit', stream: each, bytes: WORKSPACE.CREDIT_BYTES });
        const bytes = Buffer.from(input);
        for (let at = 0; at < bytes.length; at += WORKSPACE.PIECE_BYTES)
          socket.send(pieceFrame(frame.stream, bytes.subarray(at, at + WORKSPACE.PIECE_BYTES)));
        say({ type: 'eof', stream: frame.stream });
      }
      if (frame.type === 'exit' && frame.stream === opened?.stream) {
        const isFull = limit === null && frame.signal !== null && (frame.message ?? '').startsWith('Memory limit');
        ended({
          limit: isFull ? 'memory' : limit,
          code: limit === null ? frame.code : null,
          signal: frame.signal,
          wallMs: frame.wall_time,
          cpuMs: frame.cpu_time,
          memoryBytes: frame.memory,
        });
      }
    };
    hear = (data, isBinary) => {
      if (isBinary) {
        const piece = readPieceFrame(data);
        if (piece !== null && (piece.stream === opened?.stream || piece.stream === opened?.errors))
          take(piece.stream, piece.bytes);
        return;
      }
      const { data: frame } = WorkspaceFrame.safeParse(JSON.parse(data.toString()));
      if (frame) obey(frame);
    };
    say({ type: 'process', request, argv, language });
    const clock = setTimeout(() => stop('time'), wallMs);
    try {
      return await Promise.race([over.promise, lost.promise]);
    } finally {
      clearTimeout(clock);
      clearTimeout(patience);
      hear = () => {};
    }
  }
  return { run, close };
}
