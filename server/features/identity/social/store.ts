import { Identity, type Provider } from '@devorbit/contract/identity/social.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { Person } from './providers/provider.ts';

const Owner = z.object({ user_id: z.number() });
const Flow = z.object({
  browser_digest: z.instanceof(Buffer),
  provider: z.string(),
  sealed: z.string(),
  user_id: z.number().nullable(),
  expires_at: z.string(),
});
const Handoff = Flow.omit({ sealed: true }).extend({ user_id: z.number(), purpose: z.string() });

export type NewFlow = {
  state_digest: Buffer;
  browser_digest: Buffer;
  provider: Provider;
  sealed: string;
  user_id: number | null;
  expires_at: Date;
};

export const insertFlow = (db: Queryable, flow: NewFlow): Promise<number> =>
  db.run(
    `insert into social_flows (state_digest, browser_digest, provider, sealed, user_id, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [flow.state_digest, flow.browser_digest, flow.provider, flow.sealed, flow.user_id, flow.expires_at],
  );

/** Whoever shows the state uses it up. */
export const deleteFlow = (db: Queryable, stateDigest: Buffer): Promise<z.infer<typeof Flow> | null> =>
  db.optionalRow(
    Flow,
    'delete from social_flows where state_digest = $1 returning browser_digest, provider, sealed, user_id, expires_at',
    [stateDigest],
  );

/** `enter` opens a session; `link` begins to connect an account. */
export type Purpose = 'enter' | 'link';
export type NewHandoff = Omit<NewFlow, 'state_digest' | 'sealed' | 'user_id'> & {
  code_digest: Buffer;
  purpose: Purpose;
  user_id: number;
};

export const insertHandoff = (db: Queryable, handoff: NewHandoff): Promise<number> =>
  db.run(
    `insert into social_handoffs (code_digest, browser_digest, provider, purpose, user_id, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      handoff.code_digest,
      handoff.browser_digest,
      handoff.provider,
      handoff.purpose,
      handoff.user_id,
      handoff.expires_at,
    ],
  );

export const deleteHandoff = (db: Queryable, codeDigest: Buffer): Promise<z.infer<typeof Handoff> | null> =>
  db.optionalRow(
    Handoff,
    `delete from social_handoffs where code_digest = $1
     returning browser_digest, provider, purpose, user_id, expires_at`,
    [codeDigest],
  );

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.run('delete from social_flows where expires_at <= $1', [now]);
  await db.run('delete from social_handoffs where expires_at <= $1', [now]);
}

/** Until the transaction ends, nobody else decides about this address or this identity. */
export async function lockPerson(tx: Queryable, provider: Provider, person: Person): Promise<void> {
  const keys = [`${provider} ${person.issuer} ${person.subject}`, `email ${person.verifiedEmail?.toLowerCase() ?? ''}`];
  for (const key of keys) await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 21))', [key]);
}

/** Whose identity it is; counts as its use. */
export const useIdentity = (
  db: Queryable,
  provider: Provider,
  { issuer, subject }: Person,
  now: Date,
): Promise<{ user_id: number } | null> =>
  db.optionalRow(
    Owner,
    `update identities set last_used_at = $4 where provider = $1 and issuer = $2 and subject = $3 returning user_id`,
    [provider, issuer, subject, now],
  );

const AccountWithEmail = z.object({ id: z.number(), verified: z.boolean(), has_staff_role: z.boolean() });

export const selectOptionalByEmail = (db: Queryable, email: string): Promise<z.infer<typeof AccountWithEmail> | null> =>
  db.optionalRow(
    AccountWithEmail,
    `select id, email_verified_at is not null as verified, has_staff_role
     from users where lower(email) = lower($1)`,
    [email],
  );

export type NewIdentity = Pick<Person, 'issuer' | 'subject'> & {
  provider: Provider;
  user_id: number;
  label: string;
  at: Date;
};

/** 0 where the identity is taken, or the user has another one of this provider. */
export const insertOptionalIdentity = (db: Queryable, identity: NewIdentity): Promise<number> =>
  db.run(
    `insert into identities (provider, issuer, subject, user_id, label, linked_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
    [identity.provider, identity.issuer, identity.subject, identity.user_id, identity.label, identity.at],
  );

export const selectIdentities = (db: Queryable, userId: number): Promise<Identity[]> =>
  db.rows(
    Identity,
    'select provider, label, linked_at, last_used_at from identities where user_id = $1 order by provider desc',
    [userId],
  );

/** Locks the user's row: ways in go away one after the other. */
export const lockPassword = (tx: Queryable, userId: number): Promise<{ has_password: boolean }> =>
  tx.row(
    z.object({ has_password: z.boolean() }),
    'select password_hash is not null as has_password from users where id = $1 for update',
    [userId],
  );

export const deleteIdentity = (db: Queryable, userId: number, provider: Provider): Promise<number> =>
  db.run('delete from identities where user_id = $1 and provider = $2', [userId, provider]);
