import pLimit from 'p-limit';
import { Refusal } from '../errors.ts';
import { encodePicture } from './encode-picture.ts';

/** Pictures decoded at a time: each may hold its pixels, 160 MB, for a moment. */
const AT_ONCE = 2;
/** Uploads that wait for their turn, of 5 MB each. */
const MOST_WAITING = 10;

export type Encoder = typeof encodePicture;

/** `encodePicture` in turns: one for all of a server. Throws a Refusal where too many wait already. */
export function createEncoder(): Encoder {
  const turns = pLimit(AT_ONCE);
  return async (file, sizes) => {
    if (turns.activeCount + turns.pendingCount >= AT_ONCE + MOST_WAITING)
      throw new Refusal('unavailable', 'Many pictures are being read. Please try again in a moment.', 5);
    return turns(() => encodePicture(file, sizes));
  };
}
