import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** Takes the place of the user's earlier picture. */
export const upsertPicture = (
  db: Queryable,
  picture: { user_id: number; digest: string; bytes: Buffer; created_at: Date },
): Promise<number> =>
  db.run(
    `insert into pictures (user_id, digest, bytes, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set digest = excluded.digest, bytes = excluded.bytes, created_at = excluded.created_at`,
    [picture.user_id, picture.digest, picture.bytes, picture.created_at],
  );

export const deletePicture = (db: Queryable, userId: number): Promise<number> =>
  db.run('delete from pictures where user_id = $1', [userId]);

/** Of a user who is neither suspended nor gone. */
export async function selectOptionalPicture(db: Queryable, digest: string): Promise<Buffer | null> {
  const found = await db.optionalRow(
    z.object({ bytes: z.instanceof(Buffer) }),
    `select c.bytes from pictures c join active_users u on u.id = c.user_id
     where c.digest = $1 limit 1`,
    [digest],
  );
  return found?.bytes ?? null;
}
