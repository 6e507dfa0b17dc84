import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const UploadRow = z.object({ id: z.string(), name: z.string(), length: z.number(), expires_at: z.string() });
export type UploadRow = z.infer<typeof UploadRow>;

/** Until the end of the transaction, one upload of a member begins after the other. */
export const lockUploader = (tx: Queryable, user: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('resource_uploads'), $1)`, [user]);

export const countUploads = async (db: Queryable, user: number): Promise<number> =>
  (
    await db.row(z.object({ count: z.number() }), 'select count(*) as count from resource_uploads where user_id = $1', [
      user,
    ])
  ).count;

type NewUpload = { id: string; user: number; name: string; length: number; expires: Date };

export const insertUpload = (tx: Queryable, { id, user, name, length, expires }: NewUpload): Promise<number> =>
  tx.run('insert into resource_uploads (id, user_id, name, length, expires_at) values ($1, $2, $3, $4, $5)', [
    id,
    user,
    name,
    length,
    expires,
  ]);

/** A member’s own that has not expired. */
export const selectOptionalUpload = (db: Queryable, user: number, id: string, now: Date): Promise<UploadRow | null> =>
  db.optionalRow(
    UploadRow,
    'select id, name, length, expires_at from resource_uploads where id = $1 and user_id = $2 and expires_at > $3',
    [id, user, now],
  );

type Turn = { id: string; sender: string; now: Date; until: Date };

/** Answers false while somebody else sends. */
export const takeTurn = async (db: Queryable, { id, sender, now, until }: Turn): Promise<boolean> =>
  (await db.run(
    `update resource_uploads set sender = $2, sent_until = $4
     where id = $1 and (sender is null or sender = $2 or sent_until <= $3)`,
    [id, sender, now, until],
  )) > 0;

export const leaveTurn = (db: Queryable, id: string, sender: string): Promise<number> =>
  db.run('update resource_uploads set sender = null, sent_until = null where id = $1 and sender = $2', [id, sender]);

/** Answers false where there is none. */
export const deleteUpload = async (db: Queryable, user: number, id: string): Promise<boolean> =>
  (await db.run('delete from resource_uploads where id = $1 and user_id = $2', [id, user])) > 0;

/** Those whose time is over; answers which. */
export const deleteExpired = async (db: Queryable, now: Date): Promise<string[]> =>
  (
    await db.rows(z.object({ id: z.string() }), 'delete from resource_uploads where expires_at <= $1 returning id', [
      now,
    ])
  ).map(({ id }) => id);
