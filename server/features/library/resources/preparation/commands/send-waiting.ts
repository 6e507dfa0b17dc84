import type { Queryable } from '../../../../../platform/database.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import { type DocumentJob, updateOcrQueued, updateQueued } from '../store.ts';

/** Puts what waits into the queues, the oldest first and samples last, as far as there is room; within the caller's transaction. */
export async function sendWaiting(tx: Queryable, queue: Queue, now: Date): Promise<void> {
  for (const { digest, priority } of await updateQueued(tx, now))
    await queue.send(tx, 'documents', { digest } satisfies DocumentJob, { priority });
  for (const { digest, priority } of await updateOcrQueued(tx, now))
    await queue.send(tx, 'ocr', { digest } satisfies DocumentJob, { priority });
}
