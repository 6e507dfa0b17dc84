import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const PasskeyRow = z.object({
  id: z.string(),
  user_id: z.number(),
  credential_id: z.string(),
  public_key: z.instanceof(Buffer),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

const columns = 'id, user_id, credential_id, public_key, counter, transports, name, synced, created_at, last_used_at';

export const selectPasskeys = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.rows(PasskeyRow, `select ${columns} from passkeys where user_id = $1 order by created_at, id`, [userId]);

export const countPasskeys = async (db: Queryable, userId: number): Promise<number> =>
  (await db.row(z.object({ count: z.number() }), 'select count(*) as count from passkeys where user_id = $1', [userId]))
    .count;

/** Makes additions to one account wait for one another, so that none passes the limit. */
export const lockOwner = async (tx: Queryable, userId: number): Promise<void> =>
  void (await tx.raw('select from users where id = $1 for no key update', [userId]));

export const selectOptionalPasskeyByCredential = (db: Queryable, credentialId: string): Promise<PasskeyRow | null> =>
  db.optionalRow(PasskeyRow, `select ${columns} from passkeys where credential_id = $1`, [credentialId]);

export type NewPasskey = Omit<PasskeyRow, 'id' | 'created_at' | 'last_used_at'> & { at: Date };

/** Null where the credential is known already. */
export const insertOptionalPasskey = (tx: Queryable, passkey: NewPasskey): Promise<PasskeyRow | null> =>
  tx.optionalRow(
    PasskeyRow,
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, synced, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${columns}`,
    [
      passkey.user_id,
      passkey.credential_id,
      passkey.public_key,
      passkey.counter,
      passkey.transports,
      passkey.name,
      passkey.synced,
      passkey.at,
    ],
  );

/** Answers 0 where another use was quicker: counters only grow, and stay 0 where an authenticator has none. */
export const updatePasskeyUse = (
  db: Queryable,
  id: string,
  { counter, synced, at }: { counter: number; synced: boolean; at: Date },
): Promise<number> =>
  db.run(
    `update passkeys set counter = $2, synced = $3, last_used_at = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, synced, at],
  );

/** Null where it is not this user's. */
export const updatePasskeyName = (
  db: Queryable,
  { id, userId, name }: { id: string; userId: number; name: string },
): Promise<PasskeyRow | null> =>
  db.optionalRow(PasskeyRow, `update passkeys set name = $3 where id = $1 and user_id = $2 returning ${columns}`, [
    id,
    userId,
    name,
  ]);

/** Null where it is not this user's. */
export const deletePasskey = (tx: Queryable, id: string, userId: number): Promise<PasskeyRow | null> =>
  tx.optionalRow(PasskeyRow, `delete from passkeys where id = $1 and user_id = $2 returning ${columns}`, [id, userId]);

export type Purpose = 'create' | 'sign_in' | 'prove';

export const insertPasskeyChallenge = (
  db: Queryable,
  { digest, purpose, userId, expiresAt }: { digest: Buffer; purpose: Purpose; userId: number | null; expiresAt: Date },
): Promise<number> =>
  db.run('insert into passkey_challenges (challenge_digest, purpose, user_id, expires_at) values ($1, $2, $3, $4)', [
    digest,
    purpose,
    userId,
    expiresAt,
  ]);

/** Answers 1 for the one caller who may answer it. */
export const deletePasskeyChallenge = (
  db: Queryable,
  { digest, purpose, userId, now }: { digest: Buffer; purpose: Purpose; userId: number | null; now: Date },
): Promise<number> =>
  db.run(
    `delete from passkey_challenges
     where challenge_digest = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4`,
    [digest, purpose, userId, now],
  );
