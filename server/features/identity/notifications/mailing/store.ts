import { NotificationKind } from '@devorbit/contract/identity/notifications.ts';
import { TimeZone } from '@devorbit/contract/time-zone.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

/** Users for whom there is something to look at, the longest waiting first. */
export const selectDueUsers = async (db: Queryable, now: Date, limit: number): Promise<number[]> =>
  (
    await db.rows(
      z.object({ user_id: z.number() }),
      `select user_id from notifications where mail_due_at <= $1 group by user_id order by min(mail_due_at) limit $2`,
      [now, limit],
    )
  ).map(({ user_id }) => user_id);

/** Whether somebody wants email at all, and the zone in which their day begins. */
export const selectMailPreferences = (
  db: Queryable,
  userId: number,
): Promise<{ email_notifications: boolean; time_zone: string | null }> =>
  db.row(
    z.object({ email_notifications: z.boolean(), time_zone: TimeZone.nullable().catch(null) }),
    `select coalesce(p.email_notifications, true) as email_notifications, p.time_zone
     from users u left join preferences p on p.user_id = u.id where u.id = $1`,
    [userId],
  );

/** Any number of our own. */
const MAIL_LOCK = 4_242_023;

/** True where no other server writes this user's emails now; it stays so to the end of the transaction. */
export const tryLockEmails = async (db: Queryable, userId: number): Promise<boolean> =>
  (
    await db.row(z.object({ held: z.boolean() }), 'select pg_try_advisory_xact_lock($1, $2) as held', [
      MAIL_LOCK,
      userId,
    ])
  ).held;

const Waiting = z.object({
  id: z.number(),
  kind: NotificationKind,
  at: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  mail: z.enum(['instant', 'daily']),
  read: z.boolean(),
  due: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

/** All that waits to be mailed to a user, oldest first. */
export const lockWaiting = (db: Queryable, userId: number, now: Date): Promise<Waiting[]> =>
  db.rows(
    Waiting,
    `select id, kind, at, title, body, link, mail, read_at is not null as read, mail_due_at <= $2 as due
     from notifications where user_id = $1 and mail_due_at is not null order by id for update`,
    [userId, now],
  );

/** When a digest comes that tells of something that happened at `at`: at the next 08:00 in a time zone. */
export const selectDigestTime = async (db: Queryable, at: string, zone: string): Promise<Date> =>
  new Date(
    (
      await db.row(
        z.object({ due: z.string() }),
        `select (date_trunc('day', there) + case when there::time < '08:00' then interval '8 hours' else interval '1 day 8 hours' end)
           at time zone $2 as due
         from (select $1::timestamptz at time zone $2 as there) local`,
        [at, zone],
      )
    ).due,
  );

export const updatePostponed = (db: Queryable, ids: number[], due: Date): Promise<number> =>
  db.run('update notifications set mail_due_at = $2 where id = any ($1)', [ids, due]);

/** Looked at again later, after something went wrong with this user's emails. */
export const updateUserPostponed = (db: Queryable, userId: number, now: Date, due: Date): Promise<number> =>
  db.run('update notifications set mail_due_at = $3 where user_id = $1 and mail_due_at <= $2', [userId, now, due]);

/** Nothing is left to do for these; `mailedAt` is null where they did not go by mail. */
export const updateSettled = (db: Queryable, ids: number[], mailedAt: Date | null): Promise<number> =>
  db.run('update notifications set mail_due_at = null, mailed_at = $2 where id = any ($1)', [ids, mailedAt]);

/** Whether somebody takes emails of a kind, at once or in a digest. */
export const selectTakesEmail = async (db: Queryable, user: number, kind: NotificationKind): Promise<boolean> =>
  (
    await db.row(
      z.object({ takes: z.boolean() }),
      `select coalesce(p.email_notifications, true) and coalesce(n.email, 'instant') <> 'off' as takes
       from users u
         left join preferences p on p.user_id = u.id
         left join notification_preferences n on n.user_id = u.id and n.kind = $2
       where u.id = $1`,
      [user, kind],
    )
  ).takes;

/** Of these users, those who take emails of a kind, and have not asked for a digest of it. */
export const selectMailedAtOnce = (
  db: Queryable,
  users: number[],
  kind: NotificationKind,
): Promise<{ id: number; username: string }[]> =>
  db.rows(
    z.object({ id: z.number(), username: z.string() }),
    `select u.id, u.username from existing_users u
       left join preferences p on p.user_id = u.id
       left join notification_preferences n on n.user_id = u.id and n.kind = $2
     where u.id = any ($1::integer[]) and coalesce(p.email_notifications, true) and coalesce(n.email, 'instant') = 'instant'
     order by u.id`,
    [users, kind],
  );
