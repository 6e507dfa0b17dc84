import { z } from 'zod';
import type { Blob } from '../../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../../platform/database.ts';

export const insertPicture = (db: Queryable, digest: string, userId: number, at: Date): Promise<number> =>
  db.run(
    `insert into event_pictures (digest, uploaded_by, uploaded_at) values ($1, $2, $3)
     on conflict (digest, uploaded_by) do update set uploaded_at = excluded.uploaded_at`,
    [digest, userId, at],
  );

/** Uploaded by them, or on an event that they made: a copy of it has the same. */
export const mayUsePicture = async (db: Queryable, digest: string, userId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ may: z.boolean() }),
      `select exists (select from event_pictures where digest = $1 and uploaded_by = $2)
         or exists (select from events where (image = $1 or logo = $1) and created_by = $2) as may`,
      [digest, userId],
    )
  ).may;

const Found = z.object({ digest: z.string(), size: z.number(), listed: z.boolean() });

/** `listed` where an event that everybody may see names it. */
export const selectOptionalPicture = (db: Queryable, digest: string): Promise<(Blob & { listed: boolean }) | null> =>
  db.optionalRow(
    Found,
    `select b.digest, b.size, exists (select from visible_events e where e.image = b.digest or e.logo = b.digest) as listed
     from blobs b where b.digest = $1 and (exists (select from event_pictures p where p.digest = b.digest)
       or exists (select from events e where e.image = b.digest or e.logo = b.digest))`,
    [digest],
  );

export const deletePicturesBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from event_pictures where uploaded_at < $1', [before]);
