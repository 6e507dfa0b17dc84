import { randomUUID } from 'node:crypto';
import { observe } from '../platform/metrics.ts';
import type { Work } from '../worker/worker.ts';
import { converse, type Talk } from './console-run.ts';

/** As soon as any run that somebody waits for. */
const PRIORITY = 0;

/**
 * A conversation as work of the queue; `failed` is called for our own failure. It is tried again where the compiler was
 * lost by our fault, but not once the program has begun. `isComplete` stays false where it was dropped.
 */
export function consoleWork(talk: Talk, failed: () => void): { work: Work; isComplete: () => boolean } {
  let isComplete = false;
  let hasBegun = false;
  let stage = '';
  const since = performance.now();
  const { runtime } = talk.request;
  /** A second attempt comes to the same stage again. */
  const say: Talk['say'] = (frame) => {
    if (frame.type === 'stage' && frame.stage === stage) return;
    if (frame.type === 'stage') stage = frame.stage;
    talk.say(frame);
  };
  const work: Work = {
    id: randomUUID(),
    priority: PRIORITY,
    signal: talk.signal,
    emit({ type }) {
      if (type === 'queued') say({ type: 'runtime', language: runtime.entry.language, version: runtime.version });
      if (type === 'finished') failed();
    },
    async attempt(lane, signal) {
      observe('queue', performance.now() - since);
      try {
        await converse({ ...talk, say, signal }, lane, () => (hasBegun = true));
        isComplete = !signal.aborted;
      } catch (error) {
        if (hasBegun) failed();
        throw error;
      }
    },
  };
  return { work, isComplete: () => isComplete };
}
