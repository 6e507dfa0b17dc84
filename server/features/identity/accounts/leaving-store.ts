import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/**
 * Whether nobody would be superuser without this one: others who are suspended or about to go do not count. Until the
 * transaction ends no superuser can be changed.
 */
export async function isLastSuperuser(db: Queryable, userId: number): Promise<boolean> {
  const superusers = await db.rows(
    z.object({ id: z.number(), stays: z.boolean() }),
    `select id, suspended_at is null and deletion_due_at is null as stays from users
     where is_superuser and anonymised_at is null order by id for no key update`,
  );
  return superusers.some(({ id }) => id === userId) && !superusers.some(({ id, stays }) => id !== userId && stays);
}

const Due = z.object({ deletion_due_at: z.string(), first: z.boolean() });

/** Puts an account down for deletion. Asked again, the time stays as it was; `first` tells whether it was not. */
export const updateDeletionDue = (db: Queryable, userId: number, due: Date): Promise<z.infer<typeof Due>> =>
  db.row(
    Due,
    `update users set deletion_due_at = coalesce(deletion_due_at, $2) where id = $1
     returning new.deletion_due_at, old.deletion_due_at is null as first`,
    [userId, due],
  );

/** Answers whether there was something to take back. */
export const clearDeletionDue = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db.run('update users set deletion_due_at = null where id = $1 and deletion_due_at is not null', [userId])) > 0;

/** A verdict that is still to come would count for who is gone: they wait for it. */
const due = `deletion_due_at <= $1 and anonymised_at is null
  and not exists (select from submissions s where s.user_id = u.id and s.judged_at is null)`;

/** Accounts whose time has come, the longest waiting first. */
export const selectDue = async (db: Queryable, now: Date, limit: number): Promise<number[]> =>
  (
    await db.rows(
      z.object({ id: z.number() }),
      `select id from users u where ${due} order by deletion_due_at, id limit $2`,
      [now, limit],
    )
  ).map(({ id }) => id);

const Leaving = z.object({ id: z.number(), username: z.string(), email: z.string(), email_verified: z.boolean() });

/** Null where its time has not come, or somebody else is at it. */
export const lockDue = (db: Queryable, userId: number, now: Date): Promise<z.infer<typeof Leaving> | null> =>
  db.optionalRow(
    Leaving,
    `select id, username, email, email_verified_at is not null as email_verified from users u
     where id = $2 and ${due} for update skip locked`,
    [now, userId],
  );

/** Makes an account nobody's. Answers the new username; another's that is the same by accident makes it longer. */
export const updateAnonymised = async (db: Queryable, userId: number, now: Date): Promise<string> =>
  (
    await db.row(
      z.object({ username: z.string() }),
      `update users set
         username = 'deleted-user-' || id || case when exists (
           select from users o where o.id <> $1 and lower(o.username) = 'deleted-user-' || $1::integer
         ) then '-' || gen_random_uuid() else '' end,
         email = 'deleted-' || id || case when exists (
           select from users o where o.id <> $1 and lower(o.email) = 'deleted-' || $1::integer || '@deleted.invalid'
         ) then '-' || gen_random_uuid() else '' end || '@deleted.invalid',
         full_name = 'Deleted user', password_hash = null, email_verified_at = null, is_staff = false,
         is_superuser = false, university = null, suspended_reason = '', deletion_due_at = null, anonymised_at = $2
       where id = $1 returning username`,
      [userId, now],
    )
  ).username;
