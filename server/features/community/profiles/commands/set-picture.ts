import { createHash } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { upsertPicture } from '../picture-store.ts';
import type { Encoder } from '../pictures/encoder.ts';
import { pictureAddress } from '../present.ts';

type Deps = { database: Database; clock: Clock; encode: Encoder };

/** Puts a picture in the place of the caller's own and answers its address. Throws a Refusal for what is no picture. */
export async function setPicture({ database, clock, encode }: Deps, actor: Actor, file: Buffer): Promise<string> {
  const bytes = await encode(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await upsertPicture(database, { user_id: actor.id, digest, bytes, created_at: clock.now() });
  return pictureAddress(digest);
}
