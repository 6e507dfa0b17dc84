import type { JudgeEvent } from '@devorbit/contract/execution/judging.ts';
import type { Log } from '../platform/log.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { createQueue } from './queue.ts';

export type Work = {
  id: string;
  /** Lower is sooner. */
  priority: number;
  /** One try on a lane. Rejects for our own failure; returns after the current box once `signal` is aborted. */
  attempt(lane: Lane, signal: AbortSignal): Promise<void>;
  /** Tells the asker; never throws. */
  emit(event: JudgeEvent): void;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type Worker = {
  /** Tells 'queued' and resolves when the job is over and no longer holds a lane; null where the queue is full. The promise never rejects. */
  accept(work: Work): Promise<void> | null;
  readonly waiting: number;
  readonly running: number;
  /** Accepts nothing more, drops what waits, lets what runs end by itself for `graceMs`, then stops it. Resolves when nothing runs. */
  drain(graceMs: number): Promise<void>;
};

type Waiting = Work & { attempts: number; end: () => void };

const ATTEMPTS = 2;
/** How long a lane rests after a failure, in ms, so that the second attempt goes to another one where there is one. */
const REST_MS = 250;

const judgeError: JudgeEvent = {
  type: 'finished',
  verdict: 'Judge Error',
  message: 'The judge failed, not your program. Please try again.',
  runtime_ms: 0,
  memory_kb: 0,
  passed: 0,
  total: 0,
};

/** Runs as many jobs at a time as there are lanes; `queueLimit` more may wait. */
export function createWorker(lanes: Lane[], queueLimit: number, log: Log): Worker {
  const free = [...lanes];
  const queue = createQueue<Waiting>();
  const active = new Set<Promise<void>>();
  const stop = new AbortController();
  let draining = false;

  const failed = (job: Waiting, error: unknown) => {
    log.error({ id: job.id, attempt: job.attempts, err: error }, 'an attempt failed by our own fault');
    const over = job.signal.aborted || draining;
    if (!over && job.attempts < ATTEMPTS) {
      queue.add(job, job.priority, true);
      return;
    }
    if (!over) job.emit(judgeError);
    job.end();
  };

  const runOn = async (lane: Lane, job: Waiting): Promise<void> => {
    job.attempts++;
    try {
      if (!job.signal.aborted) await job.attempt(lane, AbortSignal.any([job.signal, stop.signal]));
      job.end();
    } catch (error) {
      failed(job, error);
      start();
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  };

  const start = () => {
    while (free.length > 0) {
      const job = queue.take();
      const lane = job && free.shift();
      if (!job || !lane) return;
      const run: Promise<void> = runOn(lane, job).finally(() => {
        active.delete(run);
        free.push(lane);
        start();
      });
      active.add(run);
    }
  };

  return {
    accept(work) {
      if (draining || queue.size >= queueLimit) return null;
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const job: Waiting = { ...work, attempts: 0, end };
      job.emit({ type: 'queued', position: queue.add(job, work.priority) });
      work.signal.addEventListener('abort', () => queue.remove(job) && end(), { once: true });
      start();
      return promise;
    },
    get waiting() {
      return queue.size;
    },
    get running() {
      return active.size;
    },
    async drain(graceMs) {
      draining = true;
      for (let job = queue.take(); job; job = queue.take()) job.end();
      const timer = setTimeout(() => stop.abort(), graceMs);
      while (active.size > 0) await Promise.all(active);
      clearTimeout(timer);
    },
  };
}
