import { Readable } from 'node:stream';
import { ENTRY_PICTURE_SIZE } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Blob } from '../../../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../../../platform/blobs/blobs.ts';
import type { Encoder } from '../../../../../platform/pictures/encoder.ts';

/** Of noise as well: the encoder takes less quality until it fits. */
const MAX_BYTES = 1_600 * 1024;

/** Keeps a picture, drawn anew. Throws a Refusal for what is no picture. */
export async function encodeEntryPicture(
  { blobs, encodePicture }: { blobs: Blobs; encodePicture: Encoder },
  file: Buffer,
): Promise<Blob> {
  const { picture } = await encodePicture(file, {
    picture: { ...ENTRY_PICTURE_SIZE, maxBytes: MAX_BYTES, whole: true },
  });
  return blobs.put(Readable.from([picture]), { max: MAX_BYTES });
}
