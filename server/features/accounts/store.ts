import { User } from '@devorbit/contract/accounts.ts';
import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import type { Actor } from '../../platform/sessions.ts';
import type { Taken } from './errors.ts';

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

const UserWithPassword = User.extend({ password_hash: z.string() });
export type UserWithPassword = z.infer<typeof UserWithPassword>;

/** By username or e-mail; no username holds an @. */
export const selectOptionalUserByLogin = (db: Queryable, login: string): Promise<UserWithPassword | null> =>
  db.optionalRow(
    UserWithPassword,
    `select ${userColumns}, password_hash from users where ${login.includes('@') ? 'lower(email)' : 'lower(username)'} = lower($1)`,
    [login],
  );

export const selectUser = (db: Queryable, id: number): Promise<User> =>
  db.row(User, `select ${userColumns} from users where id = $1`, [id]);

export const updatePassword = (db: Queryable, id: number, passwordHash: string): Promise<number> =>
  db.run('update users set password_hash = $2 where id = $1', [id, passwordHash]);

export type NewSession = {
  code_digest: Buffer;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  user_agent: string;
};

export const insertSession = (db: Queryable, session: NewSession): Promise<number> =>
  db.run(
    'insert into sessions (code_digest, user_id, created_at, expires_at, user_agent) values ($1, $2, $3, $4, $5)',
    [session.code_digest, session.user_id, session.created_at, session.expires_at, session.user_agent],
  );

const ActorRow = z.object({ id: z.number(), username: z.string(), is_staff: z.boolean(), is_superuser: z.boolean() });

export const selectOptionalActor = (db: Queryable, codeDigest: Buffer, now: Date): Promise<Actor | null> =>
  db.optionalRow(
    ActorRow,
    `select u.id, u.username, u.is_staff, u.is_superuser
     from sessions s join users u on u.id = s.user_id where s.code_digest = $1 and s.expires_at > $2`,
    [codeDigest, now],
  );

export const deleteSession = (db: Queryable, codeDigest: Buffer): Promise<number> =>
  db.run('delete from sessions where code_digest = $1', [codeDigest]);

export const deleteExpiredSessions = (db: Queryable, now: Date): Promise<number> =>
  db.run('delete from sessions where expires_at <= $1', [now]);
