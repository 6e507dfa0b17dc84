import { selectMissing, updateAvailable, updateLost, updateOcrAvailable } from '../store.ts';
import { sendWaiting } from './send-waiting.ts';
import type { PrepareDeps } from './take-document.ts';

/**
 * Puts into the queues what waits in rows alone: documents that came while the queue was full or no server ran, those whose
 * jobs were lost, and those whose programs were missing and are there now.
 */
export async function feedQueues({
  database,
  queue,
  clock,
  documents,
}: Pick<PrepareDeps, 'database' | 'queue' | 'clock' | 'documents'>): Promise<void> {
  const missing = await selectMissing(database);
  const there = await Promise.all(
    missing.types.map(async (type) => ((await documents.whyNot(type, 'prepare')) === null ? [type] : [])),
  );
  const ocr = missing.ocr && (await documents.whyNot('pdf', 'ocr')) === null;
  const now = clock.now();
  await database.transaction(async (tx) => {
    await updateLost(tx, now);
    if (missing.types.length > 0) await updateAvailable(tx, there.flat());
    if (ocr) await updateOcrAvailable(tx);
    await sendWaiting(tx, queue, now);
  });
}
