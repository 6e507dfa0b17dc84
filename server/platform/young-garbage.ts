import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Bytes after which it is worth a look: V8 looks through the whole heap when 64 MB lie outside of it. */
const PERIOD_BYTES = 16 * 1024 * 1024;
let left = PERIOD_BYTES;

/**
 * Told of bytes that came in buffers and are done with, lets their memory go now and then. Such buffers are young and dead,
 * but as they are few objects V8 does not look among the young ones; it marks the whole heap, hundreds of MB here, when their
 * bytes have become many: twice for an upload of 50 MB. To look among the young ones takes 1 to 2 ms.
 */
export function doneWith(bytes: number): void {
  left -= bytes;
  if (left > 0) return;
  left = PERIOD_BYTES;
  collect({ type: 'minor' });
}
