import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Totp = z.object({
  secret: z.string(),
  confirmed_at: z.string().nullable(),
  last_step: z.number(),
  wrong_codes: z.number(),
  wrong_until: z.string().nullable(),
});
export type Totp = z.infer<typeof Totp>;

/** Makes tries of one account wait for one another, so that none is left uncounted. */
export const selectOptionalTotpForUpdate = (tx: Queryable, userId: number): Promise<Totp | null> =>
  tx.optionalRow(
    Totp,
    'select secret, confirmed_at, last_step, wrong_codes, wrong_until from totp_factors where user_id = $1 for update',
    [userId],
  );

/** Null where none is confirmed; else how many recovery codes are left. */
export async function selectOptionalRecoveryCodesLeft(db: Queryable, userId: number): Promise<number | null> {
  const row = await db.optionalRow(
    z.object({ left: z.number() }),
    `select (select count(*) from recovery_codes where user_id = $1) as left
     from totp_factors where user_id = $1 and confirmed_at is not null`,
    [userId],
  );
  return row?.left ?? null;
}

/** Answers 0 where one is confirmed already, and leaves that. */
export const upsertPendingTotp = (db: Queryable, userId: number, secret: string): Promise<number> =>
  db.run(
    `insert into totp_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0
     where totp_factors.confirmed_at is null`,
    [userId, secret],
  );

export const updateTotpConfirmed = (tx: Queryable, userId: number, now: Date): Promise<number> =>
  tx.run('update totp_factors set confirmed_at = $2 where user_id = $1', [userId, now]);

/** After a right code; `step` only ever grows. */
export const updateRightCode = (tx: Queryable, userId: number, step: number): Promise<number> =>
  tx.run(
    `update totp_factors set last_step = greatest(last_step, $2), wrong_codes = 0, wrong_until = null
     where user_id = $1`,
    [userId, step],
  );

export const updateWrongCodes = (tx: Queryable, userId: number, wrongCodes: number, until: Date): Promise<number> =>
  tx.run('update totp_factors set wrong_codes = $2, wrong_until = $3 where user_id = $1', [userId, wrongCodes, until]);

export const deleteTotp = (tx: Queryable, userId: number): Promise<number> =>
  tx.run('delete from totp_factors where user_id = $1', [userId]);

export const insertRecoveryCodes = (tx: Queryable, userId: number, digests: Buffer[]): Promise<number> =>
  tx.run('insert into recovery_codes (user_id, code_digest) select $1, unnest($2::bytea[])', [userId, digests]);

/** Answers 1 for the one caller who uses it. */
export const deleteRecoveryCode = (tx: Queryable, userId: number, digest: Buffer): Promise<number> =>
  tx.run('delete from recovery_codes where user_id = $1 and code_digest = $2', [userId, digest]);

export const deleteRecoveryCodes = (tx: Queryable, userId: number): Promise<number> =>
  tx.run('delete from recovery_codes where user_id = $1', [userId]);

export const countRecoveryCodes = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(z.object({ left: z.number() }), 'select count(*) as left from recovery_codes where user_id = $1', [
      userId,
    ])
  ).left;

const Challenge = z.object({
  user_id: z.number(),
  method: z.string(),
  expires_at: z.string(),
  wrong_codes: z.number(),
});
export type Challenge = z.infer<typeof Challenge>;

export const insertChallenge = (
  db: Queryable,
  { digest, userId, method, expiresAt }: { digest: Buffer; userId: number; method: string; expiresAt: Date },
): Promise<number> =>
  db.run(
    'insert into second_factor_challenges (challenge_digest, user_id, method, expires_at) values ($1, $2, $3, $4)',
    [digest, userId, method, expiresAt],
  );

export const selectOptionalChallengeForUpdate = (tx: Queryable, digest: Buffer, now: Date): Promise<Challenge | null> =>
  tx.optionalRow(
    Challenge,
    `select user_id, method, expires_at, wrong_codes from second_factor_challenges
     where challenge_digest = $1 and expires_at > $2 for update`,
    [digest, now],
  );

export const updateChallengeWrong = (tx: Queryable, digest: Buffer): Promise<number> =>
  tx.run('update second_factor_challenges set wrong_codes = wrong_codes + 1 where challenge_digest = $1', [digest]);

export const deleteChallenge = (tx: Queryable, digest: Buffer): Promise<number> =>
  tx.run('delete from second_factor_challenges where challenge_digest = $1', [digest]);

export const deleteChallengesBefore = async (db: Queryable, now: Date): Promise<void> => {
  await db.run('delete from second_factor_challenges where expires_at <= $1', [now]);
  await db.run('delete from passkey_challenges where expires_at <= $1', [now]);
};
