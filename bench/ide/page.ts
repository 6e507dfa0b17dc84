import { pieceFrame, WORKSPACE, type WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { WORKSPACE_PROTOCOL, workspaceAddress } from '@devorbit/contract/ide/workspace-address.ts';

const size = { rows: 24, columns: 80 };
/** Nothing that is measured takes as long. */
const HANGS_MS = 120_000;

/** A project's page at its workspace: answers what it hears as a browser's page does, with credit. */
export async function openPage(url: string, project: number, code: string) {
  const socket = new WebSocket(url.replace('http', 'ws') + workspaceAddress(project, { standing: false }), [
    WORKSPACE_PROTOCOL,
    `session.${code}`,
  ]);
  socket.binaryType = 'arraybuffer';
  const listeners = new Set<(told: WorkspaceFrame | Buffer | null) => void>();
  let said = 0;
  const say = (order: object) => socket.send(JSON.stringify(order));
  const credit = (stream: number, bytes: number) => say({ type: 'credit', stream, bytes });
  socket.addEventListener('message', ({ data }) => {
    const told = typeof data === 'string' ? (JSON.parse(data) as WorkspaceFrame) : Buffer.from(data as ArrayBuffer);
    if (Buffer.isBuffer(told)) {
      if (told.length > 2) credit(told.readUInt16LE(), told.length - 2);
    } else if (told.type === 'opened')
      for (const stream of [told.stream, told.errors]) if (stream !== null) credit(stream, WORKSPACE.CREDIT_BYTES);
    for (const listener of listeners) listener(told);
  });
  socket.addEventListener('close', () => listeners.forEach((listener) => listener(null)));
  /** The first that is found in what comes from now on; throws where the workspace refuses, closes or says nothing. */
  const next = <Found>(find: (told: WorkspaceFrame | Buffer) => Found | undefined | false) =>
    new Promise<Found>((resolve, reject) => {
      const end = (act: () => void) => {
        clearTimeout(hanging);
        listeners.delete(listener);
        act();
      };
      const listener = (told: WorkspaceFrame | Buffer | null) => {
        if (told === null) return end(() => reject(new Error('The workspace closed')));
        if (!Buffer.isBuffer(told) && told.type === 'error') return end(() => reject(new Error(told.message)));
        const found = find(told);
        if (found !== undefined && found !== false) end(() => resolve(found));
      };
      const hanging = setTimeout(() => end(() => reject(new Error('The workspace says nothing'))), HANGS_MS);
      listeners.add(listener);
    });
  const bytes = (text = '') => next((told) => Buffer.isBuffer(told) && told.subarray(2).includes(text) && told);
  const frame = <Type extends WorkspaceFrame['type']>(type: Type) =>
    next((told) => !Buffer.isBuffer(told) && told.type === type && (told as Extract<WorkspaceFrame, { type: Type }>));
  await frame('hello');
  return {
    bytes,
    type: (stream: number, text: string) => socket.send(pieceFrame(stream, Buffer.from(text))),
    /** A shell that has shown its prompt. */
    async terminal(): Promise<number> {
      const [{ stream }] = await Promise.all([
        frame('opened'),
        bytes('$'),
        say({ type: 'terminal', request: ++said, ...size }),
      ]);
      return stream;
    },
    /** From the order to the first byte that the program writes, in ms; throws where it fails. */
    async run(language: string, entry: string): Promise<number> {
      const start = performance.now();
      const ended = frame('exit');
      const first = bytes();
      say({ type: 'run', request: ++said, language, entry, ...size });
      await first;
      const passed = performance.now() - start;
      const { code: status } = await ended;
      if (status !== 0) throw new Error(`${entry} ended with ${status}`);
      return passed;
    },
    /** A recording until it is cut: how many steps it has, and how long they took, in ms, from when the program was built. */
    async trace(language: string, entry: string): Promise<{ steps: number; ms: number }> {
      const ended = frame('exit');
      const begun = frame('traced');
      let steps = 0;
      const over = next((told) => {
        if (Buffer.isBuffer(told) || told.type !== 'traced') return false;
        steps += told.steps.length;
        return told.over;
      });
      say({ type: 'trace', request: ++said, language, entry, ...size });
      await begun;
      const start = performance.now();
      await over;
      const ms = performance.now() - start;
      await ended;
      return { steps, ms };
    },
    /** A program under its debugger, from the order until it has stopped with its stack and variables: that in ms, and one step over. */
    async debug(language: string, entry: string, line: number) {
      const stopped = () =>
        next(
          (told) =>
            !Buffer.isBuffer(told) &&
            told.type === 'debug' &&
            (told.state === 'stopped' || told.state === 'over') &&
            told,
        );
      const since = performance.now();
      const ended = frame('exit');
      const breakpoints = [{ path: entry, line }];
      say({ type: 'debug', request: ++said, language, entry, breakpoints, ...size });
      const { stream, state } = await stopped();
      const first = performance.now() - since;
      if (state === 'over') throw new Error(`${entry} did not stop`);
      return {
        first,
        async step(): Promise<number> {
          const start = performance.now();
          const next = stopped();
          say({ type: 'step', request: ++said, how: 'over' });
          if ((await next).state === 'over') throw new Error(`${entry} has ended`);
          return performance.now() - start;
        },
        async end(): Promise<void> {
          say({ type: 'close', stream });
          await ended;
        },
      };
    },
    async close(): Promise<void> {
      const gone = new Promise((resolve) => socket.addEventListener('close', resolve));
      socket.close();
      await gone;
    },
  };
}
export type Page = Awaited<ReturnType<typeof openPage>>;
