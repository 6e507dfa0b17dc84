import {
  type MailChoice,
  MAX_NOTIFICATIONS,
  Notification,
  type NotificationKind,
  NOTIFICATIONS_PAGE_SIZE,
} from '@devorbit/contract/identity/notifications.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type NewNotification = {
  kind: NotificationKind;
  at: Date;
  title: string;
  body: string;
  link: string | null;
  /** For who has chosen nothing. */
  mail: MailChoice;
  /** An email of its own says it. */
  mailed: boolean;
};

/** Writes one for each of these users, as each wants to be told, and tells the servers `user:id`. */
export async function insertNotifications(db: Queryable, users: number[], news: NewNotification): Promise<void> {
  const told = await db.rows(
    z.object({ id: z.number(), user_id: z.number() }),
    `insert into notifications (user_id, kind, at, title, body, link, in_app, mail, mail_due_at)
     select u.id, $2, $3, $4, $5, $6, coalesce(p.in_app, true), m.mail, case when m.mail <> 'off' then $3::timestamptz end
     from existing_users u left join notification_preferences p on p.user_id = u.id and p.kind = $2::text,
       lateral (select case when $8 then 'off' else coalesce(p.email, $7::text) end as mail) m
     where u.id = any ($1::int[]) and (coalesce(p.in_app, true) or m.mail <> 'off')
     returning id, user_id`,
    [users, news.kind, news.at, news.title, news.body, news.link, news.mail, news.mailed],
  );
  for (const { id, user_id } of told) await db.notify('notifications', `${user_id}:${id}`);
}

const columns = 'id, kind, at, title, body, link, read_at is not null as read';

/** Newest first, one more than a page where there are older ones. */
export const selectPage = (
  db: Queryable,
  userId: number,
  { before, unread }: { before: number | undefined; unread: boolean },
): Promise<Notification[]> =>
  db.rows(
    Notification,
    `select ${columns} from notifications
     where user_id = $1 and in_app and ($2::bigint is null or id < $2) and not ($3 and read_at is not null)
     order by id desc limit ${NOTIFICATIONS_PAGE_SIZE + 1}`,
    [userId, before ?? null, unread],
  );

export const selectOptionalNotification = (db: Queryable, userId: number, id: number): Promise<Notification | null> =>
  db.optionalRow(Notification, `select ${columns} from notifications where user_id = $1 and id = $2 and in_app`, [
    userId,
    id,
  ]);

export const countUnread = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(
      z.object({ unread: z.number() }),
      'select count(*) as unread from notifications where user_id = $1 and in_app and read_at is null',
      [userId],
    )
  ).unread;

/** Those of `ids`, or all; answers how many were unread. */
export const updateRead = (db: Queryable, userId: number, ids: number[] | null, now: Date): Promise<number> =>
  db.run(
    `update notifications set read_at = $3
     where user_id = $1 and in_app and read_at is null and ($2::bigint[] is null or id = any ($2))`,
    [userId, ids, now],
  );

export const deleteNotification = (db: Queryable, userId: number, id: number): Promise<number> =>
  db.run('delete from notifications where user_id = $1 and id = $2 and in_app', [userId, id]);

/** What is older than `before`, and what is not among the newest of its user. */
export async function deleteOld(db: Queryable, before: Date): Promise<void> {
  await db.run('delete from notifications where at < $1', [before]);
  await db.run(
    `delete from notifications n using (
       select u.id as user_id, (select id from notifications k where k.user_id = u.id order by id desc
         limit 1 offset ${MAX_NOTIFICATIONS}) as last from users u
     ) b where n.user_id = b.user_id and n.id <= b.last`,
  );
}

/** At most `limit` unread ones: what staff announce, then the newest. */
export const selectUnreadFirst = (db: Queryable, userId: number, limit: number): Promise<Notification[]> =>
  db.rows(
    Notification,
    `select ${columns} from notifications where user_id = $1 and in_app and read_at is null
     order by kind = 'announcements' desc, id desc limit $2`,
    [userId, limit],
  );
