import type { ConsoleFrame } from '@devorbit/contract/execution/execution.ts';

type Stream = 'stdout' | 'stderr';

/** What comes within this time of a frame is gathered into the next, in ms: a program may write byte by byte. */
const GATHER_MS = 5;

/** Makes text frames of the pieces of both streams: at once after a pause, else gathered. No character is cut in two. */
export function createConsoleOutput(say: (frame: ConsoleFrame) => void) {
  const decoder = () => new TextDecoder('utf-8', { ignoreBOM: true });
  const decoders = { stdout: decoder(), stderr: decoder() };
  const written = { stdout: 0, stderr: 0 };
  const gathered = { stdout: '', stderr: '' };
  let pause: NodeJS.Timeout | null = null;

  const flush = (): boolean => {
    const full = (['stdout', 'stderr'] as const).filter((stream) => gathered[stream] !== '');
    for (const stream of full) {
      const data = gathered[stream];
      gathered[stream] = '';
      say({ type: 'data', stream, data });
    }
    return full.length > 0;
  };
  const flushAndPause = () => {
    pause = flush() ? setTimeout(flushAndPause, GATHER_MS) : null;
  };
  return {
    /** Bytes of each stream so far. */
    written,
    take(stream: Stream, bytes: Buffer): void {
      written[stream] += bytes.length;
      gathered[stream] += decoders[stream].decode(bytes, { stream: true });
      if (!pause) flushAndPause();
    },
    /** Says the rest; a last character that is not whole is said as U+FFFD, unless the output was cut there. */
    end(isCut: boolean): void {
      if (pause) clearTimeout(pause);
      pause = null;
      if (!isCut) for (const stream of ['stdout', 'stderr'] as const) gathered[stream] += decoders[stream].decode();
      flush();
    },
  };
}
