type Answer = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
};

/** A line to a browser's DevTools: a call is answered or fails, an event is heard by whoever listens for its name in its session. */
export type DevTools = {
  send<T = unknown>(method: string, params?: object, session?: string): Promise<T>;
  on(method: string, session: string, listener: () => void): void;
  close(): void;
};

/** Opens the line to the browser that listens on `port` of this machine. */
export async function openDevTools(port: number): Promise<DevTools> {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  const listeners = new Map<string, () => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error, sessionId = '' } = JSON.parse(String(data)) as Answer;
    if (id === undefined) return listeners.get(`${sessionId} ${method}`)?.();
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.fail(new Error(error.message));
    else call?.done(result);
  });
  return {
    send: <T>(method: string, params: object = {}, session?: string) =>
      new Promise<T>((done, fail) => {
        const id = ++last;
        waiting.set(id, { done: (result) => done(result as T), fail });
        socket.send(JSON.stringify({ id, method, params, ...(session === undefined ? {} : { sessionId: session }) }));
      }),
    on: (method, session, listener) => void listeners.set(`${session} ${method}`, listener),
    close: () => socket.close(),
  };
}
