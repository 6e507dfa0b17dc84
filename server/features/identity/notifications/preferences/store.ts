import { MailChoice, NotificationKind } from '@devorbit/contract/identity/notifications.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Chosen = z.object({ kind: NotificationKind, in_app: z.boolean(), email: MailChoice });
export type Chosen = z.infer<typeof Chosen>;

/** What the user has chosen; kinds that this version does not know are left out. */
export const selectChosen = (db: Queryable, userId: number): Promise<Chosen[]> =>
  db.rows(Chosen, 'select kind, in_app, email from notification_preferences where user_id = $1 and kind = any ($2)', [
    userId,
    NotificationKind.options,
  ]);

/** Choices of one user are changed one after another. */
export const lockUser = async (db: Queryable, userId: number): Promise<void> =>
  void (await db.raw('select from users where id = $1 for no key update', [userId]));

export const upsertChosen = (db: Queryable, userId: number, { kind, in_app, email }: Chosen): Promise<number> =>
  db.run(
    `insert into notification_preferences (user_id, kind, in_app, email) values ($1, $2, $3, $4)
     on conflict (user_id, kind) do update set in_app = excluded.in_app, email = excluded.email`,
    [userId, kind, in_app, email],
  );

/** What still waits to be mailed of a kind will not be. */
export const updateNotMailed = (db: Queryable, userId: number, kind: NotificationKind): Promise<number> =>
  db.run(
    `update notifications set mail = 'off', mail_due_at = null where user_id = $1 and kind = $2 and mail_due_at is not null`,
    [userId, kind],
  );
