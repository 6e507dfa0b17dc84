import { MAX_NEWS, newsAudiences } from '@devorbit/contract/events/announcements-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const NewsRow = z.object({
  id: z.number(),
  event_id: z.number(),
  title: z.string(),
  body: z.string(),
  audience: z.enum(newsAudiences),
  at: z.string(),
  by: z.string().nullable(),
  told_up_to: z.number(),
  told: z.number(),
  done_at: z.string().nullable(),
});
export type NewsRow = z.infer<typeof NewsRow>;
const COLUMNS = `n.id, n.event_id, n.title, n.body, n.audience, n.at, u.username as by, n.told_up_to, n.told, n.done_at`;
const FROM = 'event_news n left join existing_users u on u.id = n.author_id';

/** The newest first. */
export const selectNews = (db: Queryable, event: number): Promise<NewsRow[]> =>
  db.rows(NewsRow, `select ${COLUMNS} from ${FROM} where n.event_id = $1 order by n.id desc limit ${MAX_NEWS}`, [
    event,
  ]);

type NewNews = { event: number; author: number; title: string; body: string; audience: string; at: Date };

export const insertNews = async (db: Queryable, news: NewNews): Promise<NewsRow> => {
  const { id } = await db.row(
    z.object({ id: z.number() }),
    `insert into event_news (event_id, author_id, title, body, audience, at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [news.event, news.author, news.title, news.body, news.audience, news.at],
  );
  return db.row(NewsRow, `select ${COLUMNS} from ${FROM} where n.id = $1`, [id]);
};

/** Held to the end of the transaction; null for one that all know. */
export const lockOptionalNews = (db: Queryable, id: number): Promise<NewsRow | null> =>
  db.optionalRow(NewsRow, `select ${COLUMNS} from ${FROM} where n.id = $1 and n.done_at is null for update of n`, [id]);

const Reader = z.object({ id: z.number(), user_id: z.number() });

/** Some of those whom it is for, by the ids of their registrations. */
export const selectReaders = (db: Queryable, { event_id, audience, told_up_to }: NewsRow, limit: number) =>
  db.rows(
    Reader,
    `select id, user_id from registrations
     where event_id = $1 and id > $2 and user_id is not null
       and (state = 'confirmed' or ($3 = 'all' and state in ('pending', 'waiting', 'offered')))
     order by id limit $4`,
    [event_id, told_up_to, audience, limit],
  );

export const updateTold = (
  db: Queryable,
  id: number,
  { upTo, told, doneAt }: { upTo: number; told: number; doneAt: Date | null },
): Promise<number> =>
  db.run('update event_news set told_up_to = $2, told = told + $3, done_at = $4 where id = $1', [
    id,
    upTo,
    told,
    doneAt,
  ]);
