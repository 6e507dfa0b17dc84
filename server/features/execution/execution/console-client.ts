import { CONSOLE_INIT_MS, consoleClosings, type ConsoleFrame } from '@devorbit/contract/execution/execution.ts';
import type { WebSocket } from 'ws';

/** What a client may say before a runner has taken its program, in bytes. */
const HELD_BYTES = 4 * 1024 * 1024;
/** A client that has not answered the last ping by the next one is gone, in ms. Proxies keep the connection meanwhile. */
const PING_MS = 30_000;

export type ConsoleClient = ReturnType<typeof holdClient>;

const INIT_STEPS = 5;

/** The caller's end: keeps what it says until a runner has taken its program. Must be called at once, as frames may follow the handshake. */
export function holdClient(socket: WebSocket) {
  const over = new AbortController();
  const first = Promise.withResolvers<void>();
  let held: string[] = [];
  let bytes = 0;
  let listen: (frame: string) => void = () => {};
  let isTaken = false;

  const close = (code: number, reason: string) => {
    if (over.signal.aborted) return;
    over.abort();
    socket.close(code, reason);
  };
  const fail = (message: string) => {
    if (over.signal.aborted) return;
    socket.send(JSON.stringify({ type: 'error', message } satisfies ConsoleFrame));
    close(...consoleClosings.notified);
  };
  // In steps: a server that was held up hears what has come meanwhile between two of them.
  let steps = 0;
  const late = setInterval(() => {
    steps += 1;
    if (steps === INIT_STEPS) close(...consoleClosings.initializationTimeout);
  }, CONSOLE_INIT_MS / INIT_STEPS);
  let isThere = true;
  const pings = setInterval(() => {
    if (!isThere) socket.terminate();
    isThere = false;
    socket.ping();
  }, PING_MS);
  over.signal.addEventListener('abort', () => {
    clearInterval(late);
    clearInterval(pings);
    first.resolve();
  });
  socket.on('pong', () => (isThere = true));
  socket.once('close', () => over.abort());
  socket.on('message', (data: Buffer) => {
    if (over.signal.aborted) return;
    clearInterval(late);
    const frame = data.toString();
    if (!isTaken) {
      held.push(frame);
      bytes += data.length;
      if (bytes > HELD_BYTES) return fail('Too much input was sent before the program started');
    }
    listen(frame);
    first.resolve();
  });
  return {
    socket,
    /** Aborted when the client is gone or was told to go. */
    over: over.signal,
    /** Resolves when it has said something, or is over. */
    first: first.promise,
    close,
    fail,
    /** Tells a runner all that was said so far and what will be. */
    tell(runner: (frame: string) => void): void {
      for (const frame of held) runner(frame);
      listen = runner;
    },
    /** Nothing need be told to another runner any more. */
    taken(): void {
      isTaken = true;
      held = [];
    },
  };
}
