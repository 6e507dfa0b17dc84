import type { Log } from './log.ts';
import type { Job, Queue } from './queue.ts';

export type WorkLoop = {
  /** Takes nothing new, aborts what runs and waits for it; it is given back to the queue. */
  stop(): Promise<void>;
};

type Options<Data> = {
  queue: Queue;
  log: Log;
  name: string;
  /** Jobs at a time. */
  slots: number;
  /** How often the queue is asked when nobody wakes the loop, in ms. */
  pollMs: number;
  /** Is given what wakes the loop; answers what ends that. */
  wake?: (go: () => void) => () => void;
  /** A job is done when this resolves, and tried again when it rejects. */
  handle: (job: Job<Data>, signal: AbortSignal) => Promise<void>;
};

/** How often the queue hears that running jobs live, in ms: three times within its patience. */
const HEARTBEAT_MS = 3_000;

/** Works a queue with a fixed number of slots: a free slot is filled as soon as there is a job. */
export function startWorkLoop<Data>({ queue, log, name, slots, pollMs, wake, handle }: Options<Data>): WorkLoop {
  const running = new Map<Job<Data>, Promise<void>>();
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  const go = () => woken.resolve();
  const unlisten = wake?.(go);

  const work = async (job: Job<Data>) => {
    try {
      await handle(job, stopping.signal);
      await queue.complete(name, job);
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ err: error, queue: name, job: job.id, tries: job.retryCount + 1 }, 'a job failed');
      await queue.fail(name, job, error instanceof Error ? error.message : String(error));
    }
  };
  const start = (job: Job<Data>) => {
    const done = work(job)
      .catch((error: Error) => log.error({ err: error, queue: name, job: job.id }, 'a job could not be settled'))
      .finally(() => {
        running.delete(job);
        go();
      });
    running.set(job, done);
  };
  const fill = async () => {
    const free = slots - running.size;
    if (free > 0) for (const job of await queue.fetch<Data>(name, free, stopping.signal)) start(job);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers<void>();
      await fill().catch((error: Error) => log.error({ err: error, queue: name }, 'the queue could not be read'));
      const poll = setTimeout(go, pollMs);
      await woken.promise;
      clearTimeout(poll);
    }
  };
  const beat = setInterval(() => {
    queue
      .touch(name, [...running.keys()])
      .catch((error: Error) => log.warn({ err: error, queue: name }, 'running jobs could not be kept alive'));
  }, HEARTBEAT_MS);
  const looping = loop();

  return {
    async stop() {
      stopping.abort();
      unlisten?.();
      go();
      await looping;
      await Promise.all(running.values());
      clearInterval(beat);
    },
  };
}
