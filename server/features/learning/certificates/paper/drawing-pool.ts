import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { Refusal } from '../../../../platform/errors.ts';
import type { DrawTask } from './draw-file.ts';

/** Threads of one server: each has our fonts, about 60 MB. */
const THREADS = 2;
/** Files that wait for a thread; the last of them for some seconds. */
const MOST_WAITING = 20;
/** Many times what a file takes on a busy machine, start of the thread and of those before it included. */
const TIME_MS = 120_000;
const IDLE_MS = 60_000;
const HEAP_MB = 256;
/** Drawn files that are kept, in bytes: whoever shares a certificate sends many to it at once. */
const KEPT_BYTES = 16 * 1024 * 1024;

export type DrawingPool = {
  /** Throws a Refusal where too many files wait already. */
  draw(task: DrawTask): Promise<Buffer>;
  close(): Promise<void>;
};

/** Draws certificates in threads of their own, so that nobody else waits for them. A certificate never changes: what was drawn is kept. */
export function createDrawingPool({ threads = THREADS, mostWaiting = MOST_WAITING } = {}): DrawingPool {
  const kept = new LRUCache<string, Promise<Buffer>>({
    maxSize: KEPT_BYTES,
    // What is being drawn counts as a usual file.
    sizeCalculation: () => 200 * 1024,
  });
  const pool = new Piscina<DrawTask, Uint8Array>({
    filename: new URL('./draw-file.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: mostWaiting,
    idleTimeout: IDLE_MS,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const drawn = async (task: DrawTask): Promise<Buffer> =>
    Buffer.from(await pool.run(task, { signal: AbortSignal.timeout(TIME_MS) }));
  return {
    async draw(task) {
      const key = `${task.on.id}.${task.format} ${task.on.url}`;
      const known = kept.get(key);
      if (known) return known;
      if (pool.queueSize >= mostWaiting)
        throw new Refusal('unavailable', 'Many certificates are being drawn. Please try again in a moment.', 5);
      const file = drawn(task);
      kept.set(key, file);
      file.catch(() => kept.delete(key));
      return file;
    },
    close: () => pool.destroy(),
  };
}
