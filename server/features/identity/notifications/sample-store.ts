import type { NotificationKind } from '@devorbit/contract/identity/notifications.ts';
import type { Queryable } from '../../../platform/database.ts';

export type SampleNews = {
  user_id: number;
  kind: NotificationKind;
  at: Date;
  title: string;
  body: string;
  link: string | null;
  read: boolean;
};

/** What somebody of the demo world has been told, oldest first. Nothing of it is mailed. */
export const insertSampleNews = (tx: Queryable, news: SampleNews[]): Promise<number> =>
  tx.run(
    `insert into notifications (user_id, kind, at, title, body, link, in_app, read_at, mail)
     select user_id, kind, at, title, body, link, true, case when read then at end, 'off'
     from jsonb_to_recordset($1::jsonb) as given
       (user_id integer, kind text, at timestamptz, title text, body text, link text, read boolean)
     order by at`,
    [JSON.stringify(news)],
  );

/** What this user was told up to a moment is told so many days later. */
export const moveSampleNews = (tx: Queryable, userId: number, until: string, days: number): Promise<number> =>
  tx.run(
    `update notifications set at = at + make_interval(days => $3), read_at = read_at + make_interval(days => $3)
     where user_id = $1 and at <= $2`,
    [userId, until, days],
  );
