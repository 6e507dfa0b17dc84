import { ConsoleFrame } from '@devorbit/contract/execution/execution.ts';
import { eventually } from './eventually.ts';

type Options = { path?: string; protocols?: string[]; headers?: Record<string, string> };

/** A client of the WebSocket: what it was told, each frame checked against the contract, and how it was closed. */
export function openConsole(url: string, { path = '/api/v2/connect', protocols = [], headers = {} }: Options = {}) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { protocols, headers });
  const frames: ConsoleFrame[] = [];
  const closed = new Promise<[code: number, reason: string]>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve([code, reason]));
  });
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  socket.addEventListener('message', ({ data }) => frames.push(ConsoleFrame.parse(JSON.parse(String(data)))));
  const text = (stream: 'stdout' | 'stderr' = 'stdout') =>
    frames.map((frame) => (frame.type === 'data' && frame.stream === stream ? frame.data : '')).join('');
  return {
    socket,
    frames,
    /** False where the handshake was refused. */
    opened,
    closed,
    text,
    /** Says these, one after another. Text goes out as it is. */
    async say(...orders: (object | string)[]): Promise<void> {
      await opened;
      for (const order of orders) socket.send(typeof order === 'string' ? order : JSON.stringify(order));
    },
    /** Waits until the program has said this. */
    until: (part: string) => eventually(async () => text().includes(part)),
    untilStage: (stage: 'compile' | 'run') =>
      eventually(async () => frames.some((frame) => frame.type === 'stage' && frame.stage === stage)),
    /** The end of the last stage, and how the socket was closed. */
    async end() {
      const closing = await closed;
      return { exit: frames.findLast((frame) => frame.type === 'exit'), closing };
    },
    /** The sentence of the error, and how the socket was closed. */
    async error() {
      const closing = await closed;
      const last = frames.at(-1);
      return [last?.type === 'error' ? last.message : null, ...closing];
    },
  };
}

/** The `init` for one Python source. */
export const pythonInit = (source: string, more: object = {}) => ({
  type: 'init',
  language: 'python',
  version: '3',
  files: [{ content: source }],
  run_timeout: 60_000,
  ...more,
});

export const stdin = (data: string) => ({ type: 'data', stream: 'stdin', data });
