import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Params = Record<string, unknown>;
type Told = { id?: number; method?: string; params?: Params; result?: Params; error?: { message: string } };

/** A port of loopback that nobody has now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('There is no free port')),
      );
    });
  });

/** The address of the inspector at that port, once it is there; throws when `alive` says that it will not be. */
async function inspectorAt(port: number, alive: () => boolean): Promise<string> {
  for (;;) {
    try {
      const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (!alive()) throw new Error('The program ended before it could be debugged', { cause: error });
    }
    await delay(10);
  }
}

/**
 * The inspector sends a small message only when its last one is acknowledged, which the system does 40 ms later or with the
 * next that is sent: so while something is waited for, something is sent. As often, between two messages that count.
 */
const MOST_NUDGES = 4;
/** How long after a program goes on, in ms: most steps are over by then. */
const NUDGED_AFTER = [0, 1, 2, 4, 8, 16];

/** A session with Node's inspector. Calls throw once it is closed. */
export async function connectInspector(port: number, alive: () => boolean) {
  const socket = new WebSocket(await inspectorAt(port, alive));
  const waiting = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>();
  let last = 0;
  const nudgeIds = new Set<number>();
  let nudges = 0;
  let onEvent: (method: string, params: Params) => void = () => {};
  let onClose: () => void = () => {};
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.method) {
      // What is called in the program is told as a script first, and answered in a second message.
      if (waiting.size > 0 && nudges < MOST_NUDGES) nudge();
      return onEvent(told.method, told.params ?? {});
    }
    const answered = waiting.get(told.id ?? 0);
    waiting.delete(told.id ?? 0);
    if (!nudgeIds.delete(told.id ?? 0)) nudges = 0;
    if (waiting.size > 0 && nudges < MOST_NUDGES) nudge();
    if (told.error) answered?.reject(new Error(told.error.message));
    else answered?.resolve(told.result ?? {});
  });
  const gone = () => {
    for (const { reject } of waiting.values()) reject(new Error('The program has ended'));
    waiting.clear();
    onClose();
  };
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The program cannot be debugged')));
  });
  socket.addEventListener('close', gone);
  const send = (method: string, params: Params = {}): number => {
    socket.send(JSON.stringify({ id: ++last, method, params }));
    return last;
  };
  const nudge = () => {
    nudges++;
    nudgeIds.add(send('Runtime.getIsolateId'));
  };
  return {
    call: (method: string, params: Params = {}) =>
      new Promise<Params>((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('The program has ended'));
        waiting.set(send(method, params), { resolve, reject });
      }),
    /** Hears of what the program does next without delay, for a moment: until `isOver`. */
    async hurry(isOver: () => boolean): Promise<void> {
      for (const ms of NUDGED_AFTER) {
        if (ms > 0) await delay(ms);
        if (isOver() || socket.readyState !== WebSocket.OPEN) return;
        nudge();
      }
    },
    listen(event: typeof onEvent, close: typeof onClose) {
      onEvent = event;
      onClose = close;
    },
    close: () => socket.close(),
  };
}
export type Inspector = Awaited<ReturnType<typeof connectInspector>>;
