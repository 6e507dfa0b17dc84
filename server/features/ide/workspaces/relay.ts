import type { LanguageServerFrame } from '@devorbit/contract/execution/language-servers.ts';
import { readPieceFrame, WORKSPACE, type WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { workspaceClosings } from '@devorbit/contract/ide/workspace-address.ts';
import { PageOrder } from '@devorbit/contract/ide/workspaces.ts';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** What may wait in one direction, in bytes: the other end is not read until it has gone. */
const WAITING_BYTES = 1024 * 1024;
/** Largest frame of a runner, in bytes: a compiler's words, every character escaped. */
const ANSWER_BYTES = 8 * 1024 * 1024;
/** What a page may say before its workspace is there, in bytes. */
const HELD_BYTES = 2 * 1024 * 1024;
const HANDSHAKE_MS = 5_000;
const PING_MS = 30_000;
/** Who only watches is asked for this often, in ms: whether the session is good and the project theirs. */
const WATCH_MS = 5_000;

export const SEES_NO_MORE = 'You’ve been signed out or removed from this project, or it was deleted';

/** Of one frame of a page: throws what refuses it. */
export type Allow = (what: PageOrder | 'input') => Promise<void>;

export type Page = ReturnType<typeof holdPage>;

/** The page's end: keeps what it says until the box that it wants is there. Must be called at once, as frames may follow the handshake. */
export function holdPage(socket: WebSocket) {
  const over = new AbortController();
  let held: { data: Buffer; isBinary: boolean }[] = [];
  let bytes = 0;
  let listen: ((data: Buffer, isBinary: boolean) => void) | null = null;

  const close = (code: number, reason: string): void => {
    if (over.signal.aborted) return;
    over.abort();
    socket.close(code, reason);
  };
  const tell = (frame: WorkspaceFrame | LanguageServerFrame): void => {
    if (!over.signal.aborted) socket.send(JSON.stringify(frame));
  };
  const fail = (message: string): void => {
    tell({ type: 'error', message });
    close(...workspaceClosings.refused);
  };
  const away = (message: string): void => {
    tell({ type: 'error', message });
    close(...workspaceClosings.away);
  };
  let isThere = true;
  const pings = setInterval(() => {
    if (!isThere) socket.terminate();
    isThere = false;
    socket.ping();
  }, PING_MS);
  over.signal.addEventListener('abort', () => clearInterval(pings));
  socket.on('pong', () => (isThere = true));
  socket.once('close', () => over.abort());
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (over.signal.aborted) return;
    if (listen) return listen(data, isBinary);
    held.push({ data, isBinary });
    bytes += data.length;
    if (bytes > HELD_BYTES) fail('Too much was sent before anybody could read it');
  });
  return {
    socket,
    over: over.signal,
    close,
    tell,
    fail,
    /** As `fail`, where it may go on at another try. */
    away,
    /** All that was said so far, and what will be. */
    hear(listener: (data: Buffer, isBinary: boolean) => void): void {
      listen = listener;
      for (const { data, isBinary } of held) listener(data, isBinary);
      held = [];
    },
  };
}

/** Sends, and leaves `from` unread while `to` has too much waiting. */
function send(data: Buffer | string, from: WebSocket, to: WebSocket): void {
  if (to.readyState !== WebSocket.OPEN) return;
  to.send(data, () => to.bufferedAmount <= WAITING_BYTES && from.resume());
  if (to.bufferedAmount > WAITING_BYTES) from.pause();
}

type Deps = {
  /** Takes what a page says: checks it, and passes on what may. One after the other. */
  take(data: Buffer, isBinary: boolean, pass: (data: Buffer | string) => void): Promise<void>;
  /** Hears what the page is told, but for pieces of a stream. */
  told?(text: string): void;
  /** Whether the page may still see what it sees. */
  maySee(): Promise<boolean>;
  /** What the page is told where the box is gone without a word. */
  lost: string;
};

/** Lets a page talk with a box of a runner until one of them goes. Every frame of the page is checked and asked for, one after the other. */
export function relay(page: Page, address: string, deps: Deps): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const runner = new WebSocket(address, {
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: ANSWER_BYTES,
    perMessageDeflate: false,
  });
  const gone = () => {
    clearInterval(watch);
    runner.terminate();
    resolve();
  };
  const watch = setInterval(() => {
    deps.maySee().then(
      (still) => still || page.fail(SEES_NO_MORE),
      () => {},
    );
  }, WATCH_MS);
  page.over.addEventListener('abort', gone);
  if (page.over.aborted) gone();

  let last = Promise.resolve();
  let waiting = 0;
  runner.on('open', () =>
    page.hear((data, isBinary) => {
      waiting += data.length;
      if (waiting > WAITING_BYTES) page.socket.pause();
      last = last.then(async () => {
        if (!page.over.aborted) await deps.take(data, isBinary, (checked) => send(checked, page.socket, runner));
        waiting -= data.length;
        if (waiting <= WAITING_BYTES) page.socket.resume();
      });
    }),
  );
  runner.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return send(data, runner, page.socket);
    const text = data.toString();
    deps.told?.(text);
    send(text, runner, page.socket);
  });
  // A close event follows.
  runner.on('error', () => {});
  runner.on('close', (code, reason) => {
    if (code === workspaceClosings.over[0]) page.close(code, reason.toString());
    else page.away(deps.lost);
  });
  return promise;
}

type Orders = {
  /** Asked for every frame of the page, in order. */
  allow: Allow;
  /** Before what starts something: the files are brought there, once it is allowed. Throws a Refusal. */
  prepare(order: PageOrder, allowed: Promise<void>): Promise<void>;
  /** What an order becomes, and what goes before input for a stream. */
  passed(order: PageOrder): PageOrder[];
  typed(stream: number): PageOrder[];
  /** The sentence of a Refusal; null where it is our own failure. */
  inWords(error: unknown): string | null;
};

/** What takes a page's orders to its workspace. */
export const takeOrders =
  (page: Page, { allow, prepare, passed, typed, inWords }: Orders): Deps['take'] =>
  async (data, isBinary, pass) => {
    const refuse = (order: PageOrder | 'input', error: unknown): void => {
      const message = inWords(error) ?? 'Something went wrong on our side. Please try again.';
      if (order !== 'input' && 'request' in order) page.tell({ type: 'refused', request: order.request, message });
      else page.tell({ type: 'error', message });
    };
    if (isBinary) {
      const piece = readPieceFrame(data);
      if (!piece)
        return page.tell({ type: 'error', message: `A piece has from 2 to ${WORKSPACE.PIECE_BYTES + 2} bytes` });
      try {
        await allow('input');
      } catch (error) {
        return refuse('input', error);
      }
      for (const order of typed(piece.stream)) pass(JSON.stringify(order));
      return pass(data);
    }
    let value: unknown;
    try {
      value = JSON.parse(data.toString());
    } catch {
      return page.tell({ type: 'error', message: 'The frame is not valid JSON' });
    }
    const { success, data: order, error } = PageOrder.safeParse(value);
    if (!success) return page.tell({ type: 'error', message: z.prettifyError(error) });
    try {
      const allowed = allow(order);
      const prepared = prepare(order, allowed);
      // What refuses it is said first.
      prepared.catch(() => undefined);
      await allowed;
      await prepared;
    } catch (failure) {
      return refuse(order, failure);
    }
    // What was checked, and nothing else that the frame may have held.
    for (const each of passed(order)) pass(JSON.stringify(each));
  };
