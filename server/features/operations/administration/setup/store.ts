import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

/** What is kept of a setup token. */
export const setupDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** One at a time makes or uses the invitation, to the end of the transaction. */
export const lockSetup = async (db: Queryable): Promise<void> =>
  void (await db.raw('lock table setup_tokens in share row exclusive mode'));

export const selectHasSuperuser = async (db: Queryable): Promise<boolean> =>
  (
    await db.row(
      z.object({ found: z.boolean() }),
      'select exists (select from existing_users where is_superuser) as found',
    )
  ).found;

export const upsertToken = (db: Queryable, digest: Buffer, now: Date): Promise<number> =>
  db.run(
    `insert into setup_tokens (digest, created_at) values ($1, $2)
     on conflict (only_one) do update set digest = excluded.digest, created_at = excluded.created_at`,
    [digest, now],
  );

export const deleteToken = (db: Queryable): Promise<number> => db.run('delete from setup_tokens');

export const selectIsToken = async (db: Queryable, digest: Buffer): Promise<boolean> =>
  (
    await db.row(
      z.object({ known: z.boolean() }),
      'select exists (select from setup_tokens where digest = $1) as known',
      [digest],
    )
  ).known;

export const selectOptionalByName = (
  db: Queryable,
  username: string,
): Promise<{ id: number; username: string; is_superuser: boolean } | null> =>
  db.optionalRow(
    z.object({ id: z.number(), username: z.string(), is_superuser: z.boolean() }),
    `select id, username, is_superuser from existing_users
     where lower(username) = lower($1) for no key update`,
    [username],
  );
