import { Readable } from 'node:stream';
import { EVENT_PICTURE_SIZES } from '@devorbit/contract/events/events-limits.ts';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { signAddress } from '../../../../platform/http/signed-address.ts';
import type { Encoder } from '../../../../platform/pictures/encoder.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { insertPicture } from '../picture-store.ts';
import { picturePath } from '../present.ts';

type Deps = { database: Database; clock: Clock; blobs: Blobs; encodePicture: Encoder; secret: string };

/** What a picture may take: lists show many. */
const MAX_BYTES = 300 * 1024;

/** Keeps a picture for an event of the caller's, drawn anew. Throws a Refusal for what is no picture. */
export async function uploadPicture(
  { database, clock, blobs, encodePicture, secret }: Deps,
  actor: Actor,
  kind: keyof typeof EVENT_PICTURE_SIZES,
  file: Buffer,
): Promise<{ digest: string; address: string }> {
  // Logos of sponsors are as wide as their makers drew them.
  const whole = kind === 'sponsor' ? { whole: true as const } : {};
  const { picture } = await encodePicture(file, {
    picture: { ...EVENT_PICTURE_SIZES[kind], maxBytes: MAX_BYTES, ...whole },
  });
  const { digest } = await blobs.put(Readable.from([picture]), { max: MAX_BYTES });
  await insertPicture(database, digest, actor.id, clock.now());
  return { digest, address: signAddress(secret, picturePath(digest), actor.id, clock.now()) };
}
