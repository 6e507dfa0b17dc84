import { SIGN_INS_SHOWN } from '@devorbit/contract/identity/sessions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { idleSince } from './session-code.ts';

const SessionRow = z.object({
  id: z.string(),
  user_agent: z.string(),
  method: z.string(),
  ip_prefix: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const selectSessions = (db: Queryable, userId: number, now: Date): Promise<SessionRow[]> =>
  db.rows(
    SessionRow,
    `select id, user_agent, method, ip_prefix, created_at, last_used_at, expires_at from sessions
     where user_id = $1 and expires_at > $2 and last_used_at > $3 order by last_used_at desc, created_at desc`,
    [userId, now, idleSince(now)],
  );

export const deleteSessionById = (db: Queryable, userId: number, id: string, now: Date): Promise<number> =>
  db.run('delete from sessions where user_id = $1 and id = $2 and expires_at > $3', [userId, id, now]);

/** All sessions of a user, but for the one to be kept. */
export const deleteSessionsOf = (db: Queryable, userId: number, keptId?: string): Promise<number> =>
  db.run('delete from sessions where user_id = $1 and id is distinct from $2::uuid', [userId, keptId ?? null]);

const SignInRow = z.object({
  at: z.string(),
  outcome: z.enum(['success', 'wrong_password', 'wrong_code', 'suspended']),
  method: z.string(),
  user_agent: z.string(),
  ip_prefix: z.string(),
});
export type SignInRow = z.infer<typeof SignInRow>;

export const selectSignIns = (db: Queryable, userId: number): Promise<SignInRow[]> =>
  db.rows(
    SignInRow,
    `select at, outcome, method, user_agent, ip_prefix from sign_ins
     where user_id = $1 order by at desc, id desc limit ${SIGN_INS_SHOWN}`,
    [userId],
  );

export const deleteSignInsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from sign_ins where at < $1', [before]);

const Known = z.object({ user_agent: z.string(), ip_prefix: z.string() });

/** What an account's successful sign-ins came from, the latest first. */
export const selectKnownDevices = (db: Queryable, userId: number): Promise<z.infer<typeof Known>[]> =>
  db.rows(
    Known,
    `select user_agent, ip_prefix from sign_ins where user_id = $1 and outcome = 'success'
     group by user_agent, ip_prefix order by max(at) desc limit 200`,
    [userId],
  );

const Door = z.object({ folded: z.string(), user_id: z.number().nullable(), known: z.boolean() });

/**
 * What tries by this name are counted by: the name as accounts are found by it, whose it is, if anybody's, and whether
 * somebody has signed in there from the same browser and network.
 */
export const selectDoor = (
  db: Queryable,
  login: string,
  userAgent: string,
  ipPrefix: string,
): Promise<z.infer<typeof Door>> =>
  db.row(
    Door,
    `select lower($1::text) as folded, u.id as user_id, exists (
       select from sign_ins s
       where s.user_id = u.id and s.outcome = 'success' and s.ip_prefix = $2 and s.user_agent = $3
     ) as known
     from (values (1)) one left join existing_users u
       on ${login.includes('@') ? 'lower(u.email)' : 'lower(u.username)'} = lower($1)`,
    [login, ipPrefix, userAgent],
  );

/** Writes that may be lost in a crash, so that nobody waits for the disk: a wait would tell one account from another. */
export const dontWaitForDisk = async (tx: Queryable): Promise<void> =>
  void (await tx.raw('set local synchronous_commit = off'));
