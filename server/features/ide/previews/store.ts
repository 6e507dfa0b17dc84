import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

type New = { token_hash: Buffer; project: number; user: number; at: Date; ends_at: Date };
export const insertPreview = (db: Queryable, { token_hash, project, user, at, ends_at }: New): Promise<number> =>
  db.run('insert into ide_previews (token_hash, project_id, user_id, made_at, ends_at) values ($1, $2, $3, $4, $5)', [
    token_hash,
    project,
    user,
    at,
    ends_at,
  ]);

const Known = z.object({ project_id: z.number(), user_id: z.number() });

/** Whose an address is, while it has not ended and they are there. */
export const selectOptionalPreview = (
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<z.infer<typeof Known> | null> =>
  db.optionalRow(
    Known,
    `select v.project_id, v.user_id from ide_previews v join active_users u on u.id = v.user_id
     where v.token_hash = $1 and v.ends_at > $2`,
    [tokenHash, now],
  );

export const deletePreview = (db: Queryable, tokenHash: Buffer): Promise<number> =>
  db.run('delete from ide_previews where token_hash = $1', [tokenHash]);

export const deletePreviews = (db: Queryable, project: number, user: number): Promise<number> =>
  db.run('delete from ide_previews where project_id = $1 and user_id = $2', [project, user]);

/** All of a user but the newest so many. */
export const deleteOlderPreviews = (db: Queryable, user: number, most: number): Promise<number> =>
  db.run(
    `delete from ide_previews where token_hash in (
       select token_hash from ide_previews where user_id = $1 order by made_at desc, token_hash offset $2
     )`,
    [user, most],
  );

export const deleteEndedPreviews = (db: Queryable, now: Date): Promise<number> =>
  db.run('delete from ide_previews where ends_at <= $1', [now]);
