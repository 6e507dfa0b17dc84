import { Readable } from 'node:stream';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Log } from '../../../../platform/log.ts';
import { movePicture, selectPicturesToMove } from '../picture-store.ts';

/**
 * Moves pictures that an earlier version kept in the database into the store, a few at a time. One that is moved does not
 * come again, so it may be broken off and called again, by several servers at once.
 */
export async function movePictures(
  { database, blobs, log }: { database: Database; blobs: Blobs; log: Log },
  atOnce = 20,
): Promise<void> {
  let moved = 0;
  for (;;) {
    const pictures = await selectPicturesToMove(database, atOnce);
    if (pictures.length === 0) break;
    for (const { user_id, digest, bytes } of pictures) {
      const kept = await blobs.put(Readable.from([bytes]), { max: bytes.length });
      await movePicture(database, user_id, { from: digest, to: kept.digest });
    }
    moved += pictures.length;
  }
  if (moved > 0) log.info({ moved }, 'profile pictures were moved into the file store');
}
