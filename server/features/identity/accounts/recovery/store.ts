import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const MailedUser = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  password_hash: z.string().nullable(),
  email_verified_at: z.string().nullable(),
});
/** What emails and their links have to know of an account. */
export type MailedUser = z.infer<typeof MailedUser>;

const columns = 'id, username, email, full_name, password_hash, email_verified_at';

export const selectOptionalUserByEmail = (db: Queryable, email: string): Promise<MailedUser | null> =>
  db.optionalRow(MailedUser, `select ${columns} from users where lower(email) = lower($1) and anonymised_at is null`, [
    email,
  ]);

export const selectOptionalMailedUser = (db: Queryable, id: number): Promise<MailedUser | null> =>
  db.optionalRow(MailedUser, `select ${columns} from users where id = $1 and anonymised_at is null`, [id]);

export type Purpose = 'reset' | 'verify' | 'change' | 'revoke';

export type NewToken = {
  digest: Buffer;
  user_id: number;
  purpose: Purpose;
  email: string;
  account_state: Buffer;
  at: Date;
  expires_at: Date;
};

/** In the place of the account's earlier ones of the same purpose. */
export async function replaceToken(tx: Queryable, token: NewToken): Promise<void> {
  await tx.run('delete from email_tokens where user_id = $1 and purpose = $2', [token.user_id, token.purpose]);
  await tx.run(
    `insert into email_tokens (digest, user_id, purpose, email, account_state, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [token.digest, token.user_id, token.purpose, token.email, token.account_state, token.at, token.expires_at],
  );
}

const TakenToken = z.object({
  user_id: z.number(),
  purpose: z.enum(['reset', 'verify', 'change', 'revoke']),
  email: z.string(),
  account_state: z.instanceof(Buffer),
});
export type TakenToken = z.infer<typeof TakenToken>;

/** Uses a token up; null where it is unknown, used, expired or for something else. Of two at once, one gets it. */
export const takeOptionalToken = (
  tx: Queryable,
  digest: Buffer,
  purposes: Purpose[],
  now: Date,
): Promise<TakenToken | null> =>
  tx.optionalRow(
    TakenToken,
    `delete from email_tokens where digest = $1 and purpose = any($2::text[]) and expires_at > $3
     returning user_id, purpose, email, account_state`,
    [digest, purposes, now],
  );

export const deleteTokens = (db: Queryable, userId: number): Promise<number> =>
  db.run('delete from email_tokens where user_id = $1', [userId]);

export const deleteExpiredTokens = (db: Queryable, now: Date): Promise<number> =>
  db.run('delete from email_tokens where expires_at <= $1', [now]);

export const updateVerified = (db: Queryable, userId: number, now: Date): Promise<number> =>
  db.run('update users set email_verified_at = coalesce(email_verified_at, $2) where id = $1', [userId, now]);

/** Answers 0 where the address has been taken meanwhile. */
export const updateEmail = (db: Queryable, userId: number, email: string, now: Date): Promise<number> =>
  db.run(
    `update users set email = $2, email_verified_at = $3 where id = $1
       and not exists (select from users other where lower(other.email) = lower($2) and other.id <> $1)`,
    [userId, email, now],
  );

/** Waits for others who are about to take the address, until the transaction ends. */
export const lockAddress = (tx: Queryable, email: string): Promise<{ rows: unknown[] }> =>
  tx.raw('select pg_advisory_xact_lock(20, hashtext(lower($1)))', [email]);
