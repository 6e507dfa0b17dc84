import { Readable } from 'node:stream';
import { PICTURE_SIDE } from '@devorbit/contract/community/profiles.ts';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Encoder } from '../../../../platform/pictures/encoder.ts';
import { pictureAddress } from '../../../../platform/pictures/picture-address.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { upsertPicture } from '../picture-store.ts';

type Deps = { database: Database; clock: Clock; blobs: Blobs; encodePicture: Encoder };

/** What a picture may take: lists show many. */
const MAX_BYTES = 200 * 1024;
const sizes = { square: { width: PICTURE_SIDE, height: PICTURE_SIDE, maxBytes: MAX_BYTES } };

/** Puts a picture in the place of the caller's own and answers its address. Throws a Refusal for what is no picture. */
export async function setPicture(
  { database, clock, blobs, encodePicture }: Deps,
  actor: Actor,
  file: Buffer,
): Promise<string> {
  const { square } = await encodePicture(file, sizes);
  const { digest } = await blobs.put(Readable.from([square]), { max: MAX_BYTES });
  await upsertPicture(database, { user_id: actor.id, digest, created_at: clock.now() });
  return pictureAddress(digest);
}
