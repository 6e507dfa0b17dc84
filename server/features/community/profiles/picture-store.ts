import { z } from 'zod';
import type { Blob } from '../../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../../platform/database.ts';

/** Takes the place of the user's earlier picture. */
export const upsertPicture = (
  db: Queryable,
  picture: { user_id: number; digest: string; created_at: Date },
): Promise<number> =>
  db.run(
    `insert into pictures (user_id, digest, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set digest = excluded.digest, bytes = null, created_at = excluded.created_at`,
    [picture.user_id, picture.digest, picture.created_at],
  );

export const deletePicture = (db: Queryable, userId: number): Promise<number> =>
  db.run('delete from pictures where user_id = $1', [userId]);

/** Of a user who is neither suspended nor gone. */
export const selectOptionalPicture = (db: Queryable, digest: string): Promise<Blob | null> =>
  db.optionalRow(
    z.object({ digest: z.string(), size: z.number() }),
    `select b.digest, b.size from blobs b where b.digest = $1 and exists (
       select from pictures c join active_users u on u.id = c.user_id where c.digest = b.digest)`,
    [digest],
  );

/** The one of a user. */
export const selectOptionalPictureOf = (db: Queryable, userId: number): Promise<{ digest: string } | null> =>
  db.optionalRow(z.object({ digest: z.string() }), 'select digest from pictures where user_id = $1 and bytes is null', [
    userId,
  ]);

/** Those that an earlier version kept in the database. */
export const selectPicturesToMove = (
  db: Queryable,
  limit: number,
): Promise<{ user_id: number; digest: string; bytes: Buffer }[]> =>
  db.rows(
    z.object({ user_id: z.number(), digest: z.string(), bytes: z.instanceof(Buffer) }),
    'select user_id, digest, bytes from pictures where bytes is not null order by user_id limit $1',
    [limit],
  );

/** Unless the user has another picture meanwhile. */
export const movePicture = (
  db: Queryable,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<number> =>
  db.run('update pictures set digest = $3, bytes = null where user_id = $1 and digest = $2', [userId, from, to]);
