import type { ConsoleFrame, ConsoleOrder } from '@devorbit/contract/execution/execution.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { readSession } from '../../../../../platform/session.ts';
import type { Terminal } from '../terminals/state.ts';
import { FIRST_SIZE } from '../workspace.ts';

/** Largest first frame of a console, in characters; longer programs run without a terminal. */
export const CONSOLE_CHARS = 900_000;
/** A shell nobody uses is closed after this, in ms: a console is a place that others wait for. */
const SHELL_IDLE_MS = 120_000;
export const CLOSING_WORDS = 'We lost the connection to your program. Please run it again.';

export type Program = {
  language: string;
  version: string;
  args: string[];
  files: { name: string; content: string; encoding?: 'base64' }[];
};

/** What a console tells besides output. */
type Course = {
  ran?: (language: string, version: string) => void;
  stage?: (stage: 'compile' | 'run') => void;
  exit?: (frame: Extract<ConsoleFrame, { type: 'exit' }>) => void;
};

type Ended = { how: 'done' } | { how: 'busy' | 'failed'; message: string };

/** Talks with one program on a terminal until it ends. */
export function talk(
  program: Program,
  terminal: Terminal,
  told: Course,
  stop: AbortSignal,
  typedAhead = '',
): Promise<Ended> {
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
    send({ type: 'init', ...program, terminal: terminal.size ?? FIRST_SIZE, run_timeout: 600_000 });
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

/** Removes itself, so that the folder shows the project alone. */
const SHELL = `rm -f -- "$0"
export PS1='\\w $ ' HOME=/box TERM=xterm-256color
cd /box
exec bash --norc --noprofile -i
`;

/** The project as the execution service takes it: the main file first. One file alone goes by the specification's name, except for Java, whose class names it. */
export function programOf(
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
    args: [],
    files: ordered.map(({ name, content, base64 }) =>
      base64 === undefined
        ? { name: alone ?? name, content: content ?? '' }
        : { name, content: base64, encoding: 'base64' },
    ),
  };
}

/** A shell in a box of its own, with a copy of the files, until it is closed or nobody has used it for a while. */
export async function shellAlone(files: readonly NewFile[], terminal: Terminal, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const end = () => stop.abort();
  let idle = setTimeout(end, SHELL_IDLE_MS);
  const leave = terminal.listen(() => {
    clearTimeout(idle);
    idle = setTimeout(end, SHELL_IDLE_MS);
  });
  signal.addEventListener('abort', end);
  const start = { name: '.devorbit-shell.sh', content: SHELL };
  const program = programOf([start, ...files], start.name, { language: 'bash', version: 'latest', file: null });
  try {
    const ended = await talk(program, terminal, {}, stop.signal);
    if (ended.how !== 'done')
      throw new Error(
        ended.how === 'busy' ? 'All terminals are in use right now. Please try again in a minute.' : ended.message,
      );
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', end);
    leave();
  }
}
