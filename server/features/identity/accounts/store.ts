import { User } from '@devorbit/contract/identity/accounts.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import type { Taken } from './errors.ts';
import { idleSince } from './session-code.ts';

const userColumns = 'id, username, email, full_name, is_staff, is_superuser, date_joined';

export type NewUser = Omit<User, 'id' | 'date_joined'> & { password_hash: string; date_joined: Date };

/** Null where the name or the address is taken. */
export const insertOptionalUser = (db: Queryable, user: NewUser): Promise<User | null> =>
  db.optionalRow(
    User,
    `insert into users (username, email, full_name, password_hash, is_staff, is_superuser, date_joined)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${userColumns}`,
    [user.username, user.email, user.full_name, user.password_hash, user.is_staff, user.is_superuser, user.date_joined],
  );

/** Vouched for by a provider: the address counts as verified, and there is no password. */
export type NewExternalUser = Pick<User, 'username' | 'email' | 'full_name'> & { auth_provider: string; at: Date };

/** Null where the name or the address is taken. */
export const insertOptionalExternalUser = (db: Queryable, user: NewExternalUser): Promise<User | null> =>
  db.optionalRow(
    User,
    `insert into users (username, email, full_name, auth_provider, email_verified_at, date_joined)
     values ($1, $2, $3, $4, $5, $5) on conflict do nothing returning ${userColumns}`,
    [user.username, user.email, user.full_name, user.auth_provider, user.at],
  );

/** Which of the two are taken, whatever their case. */
export async function selectTaken(db: Queryable, username: string, email: string): Promise<Taken[]> {
  const { name, mail } = await db.row(
    z.object({ name: z.boolean(), mail: z.boolean() }),
    `select exists (select from users where lower(username) = lower($1)) as name,
            exists (select from users where lower(email) = lower($2)) as mail`,
    [username, email],
  );
  return [...(name ? (['username'] as const) : []), ...(mail ? (['email'] as const) : [])];
}

/** Whether a name is taken, in any case, by another account than `except`. */
export async function selectNameTaken(db: Queryable, username: string, except: number | null): Promise<boolean> {
  const { taken } = await db.row(
    z.object({ taken: z.boolean() }),
    'select exists (select from users where lower(username) = lower($1) and id is distinct from $2::integer) as taken',
    [username, except],
  );
  return taken;
}

export const selectFolded = async (db: Queryable, name: string): Promise<string> =>
  (await db.row(z.object({ folded: z.string() }), 'select lower($1::text) as folded', [name])).folded;

const LoginUser = User.extend({
  password_hash: z.string().nullable(),
  suspended_at: z.string().nullable(),
  suspended_reason: z.string(),
});
/** What has to be known of a user to let them in. */
export type LoginUser = z.infer<typeof LoginUser>;

const loginColumns = `${userColumns}, password_hash, suspended_at, suspended_reason`;

/** By username or e-mail; no username holds an @. */
export const selectOptionalUserByLogin = (db: Queryable, login: string): Promise<LoginUser | null> =>
  db.optionalRow(
    LoginUser,
    `select ${loginColumns} from users
     where ${login.includes('@') ? 'lower(email)' : 'lower(username)'} = lower($1) and anonymised_at is null`,
    [login],
  );

export const selectLoginUser = (db: Queryable, id: number): Promise<LoginUser> =>
  db.row(LoginUser, `select ${loginColumns} from users where id = $1 and anonymised_at is null`, [id]);

export const updateFullName = (db: Queryable, id: number, fullName: string): Promise<number> =>
  db.run('update users set full_name = $2 where id = $1', [id, fullName]);

/** Null where they say no more where they study. Answers whether anything changed. */
export const updateUniversity = async (db: Queryable, id: number, university: string | null): Promise<boolean> =>
  (await db.run('update users set university = $2 where id = $1 and university is distinct from $2', [
    id,
    university,
  ])) === 1;

/** They count from the next call on. */
export const updateRoles = (
  db: Queryable,
  id: number,
  { is_staff, is_superuser }: { is_staff: boolean; is_superuser: boolean },
): Promise<number> =>
  db.run('update users set is_staff = $2, is_superuser = $3 where id = $1', [id, is_staff, is_superuser]);

/** `at` is null for a suspension that is taken back. Sessions are ended apart. */
export const updateSuspension = (db: Queryable, id: number, at: Date | null, reason: string): Promise<number> =>
  db.run('update users set suspended_at = $2, suspended_reason = $3 where id = $1', [id, at, reason]);

export const updatePassword = (db: Queryable, id: number, passwordHash: string): Promise<number> =>
  db.run('update users set password_hash = $2 where id = $1', [id, passwordHash]);

export type NewSession = {
  code_digest: Buffer;
  user_id: number;
  at: Date;
  expires_at: Date;
  method: string;
  user_agent: string;
  ip_prefix: string;
};

export const insertSession = (db: Queryable, session: NewSession): Promise<number> =>
  db.run(
    `insert into sessions (code_digest, user_id, created_at, last_used_at, authenticated_at, expires_at, method, user_agent, ip_prefix)
     values ($1, $2, $3, $3, $3, $4, $5, $6, $7)`,
    [
      session.code_digest,
      session.user_id,
      session.at,
      session.expires_at,
      session.method,
      session.user_agent,
      session.ip_prefix,
    ],
  );

const ActorRow = z.object({
  id: z.number(),
  username: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
});

/** Null for an account that may no longer sign in. */
export const selectOptionalActor = (db: Queryable, id: number): Promise<Actor | null> =>
  db.optionalRow(ActorRow, 'select id, username, is_staff, is_superuser from active_users where id = $1', [id]);

const CallerRow = ActorRow.extend({
  session_id: z.string(),
  authenticated_at: z.string(),
  last_used_at: z.string(),
  code_digest: z.string(),
});
export type CallerRow = Omit<z.infer<typeof CallerRow>, 'code_digest'>;

/** Whose sessions these are, by the digests of their codes in hex; what has ended is not among them. */
export async function selectCallers(db: Queryable, codeDigests: string[], now: Date): Promise<Map<string, CallerRow>> {
  const rows = await db.rows(
    CallerRow,
    `select u.id, u.username, u.is_staff, u.is_superuser, s.id as session_id, s.authenticated_at, s.last_used_at,
       asked.code_digest
     from unnest($1::text[]) asked (code_digest) join sessions s on s.code_digest = decode(asked.code_digest, 'hex')
       join active_users u on u.id = s.user_id
     where s.expires_at > $2 and s.last_used_at > $3`,
    [codeDigests, now, idleSince(now)],
  );
  return new Map(rows.map(({ code_digest, ...caller }) => [code_digest, caller]));
}

/** Waits for no disk: a server that dies may forget the last of it. */
export const updateLastUse = (db: Queryable, sessionId: string, now: Date, ipPrefix: string): Promise<number> =>
  db.run(
    `update sessions set last_used_at = $2, ip_prefix = $3
     from (select set_config('synchronous_commit', 'off', true)) quick where id = $1`,
    [sessionId, now, ipPrefix],
  );

export const updateAuthenticatedAt = (db: Queryable, sessionId: string, at: Date): Promise<number> =>
  db.run('update sessions set authenticated_at = $2 where id = $1', [sessionId, at]);

export type SignIn = {
  user_id: number;
  at: Date;
  outcome: 'success' | 'wrong_password' | 'wrong_code' | 'suspended';
  method: string;
  user_agent: string;
  ip_prefix: string;
};

export const insertSignIn = (db: Queryable, signIn: SignIn): Promise<number> =>
  db.run('insert into sign_ins (user_id, at, outcome, method, user_agent, ip_prefix) values ($1, $2, $3, $4, $5, $6)', [
    signIn.user_id,
    signIn.at,
    signIn.outcome,
    signIn.method,
    signIn.user_agent,
    signIn.ip_prefix,
  ]);

export const deleteSession = (db: Queryable, codeDigest: Buffer): Promise<number> =>
  db.run('delete from sessions where code_digest = $1', [codeDigest]);

export const deleteExpiredSessions = (db: Queryable, now: Date): Promise<number> =>
  db.run('delete from sessions where expires_at <= $1 or last_used_at <= $2', [now, idleSince(now)]);
