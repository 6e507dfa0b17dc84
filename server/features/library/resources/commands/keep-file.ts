import type { Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { insertRendition } from '../file-store.ts';
import { sendWaiting } from '../preparation/commands/send-waiting.ts';
import { insertPreparation } from '../preparation/store.ts';
import type { CheckedFile } from './check-file.ts';

type When = { at: Date; sample: boolean };

/** Keeps what was made of a checked file, and has the rest made; within the transaction in which a row comes to refer to it. */
export async function keepFile(
  tx: Queryable,
  /** Without it a server asks for preview and text later. */
  queue: Queue | undefined,
  { digest, size, file_type, made }: CheckedFile,
  { at, sample }: When,
): Promise<void> {
  if (made) await insertRendition(tx, digest, made);
  await insertPreparation(tx, { digest, file_type, size, at, sample });
  if (queue) await sendWaiting(tx, queue, at);
}
