import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Announcement = z.object({
  id: z.number(),
  at: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  told_up_to: z.number(),
});
export type Announcement = z.infer<typeof Announcement>;

type NewAnnouncement = { at: Date; author_id: number; title: string; body: string; link: string | null };

export const insertAnnouncement = async (db: Queryable, announcement: NewAnnouncement): Promise<number> =>
  (
    await db.row(
      z.object({ id: z.number() }),
      'insert into announcements (at, author_id, title, body, link) values ($1, $2, $3, $4, $5) returning id',
      [announcement.at, announcement.author_id, announcement.title, announcement.body, announcement.link],
    )
  ).id;

/** The oldest that not everybody has been told; null where another server is at it, so that nobody is told a later one first. */
export const lockOptionalOpen = (db: Queryable): Promise<Announcement | null> =>
  db.optionalRow(
    Announcement,
    `select id, at, title, body, link, told_up_to from announcements
     where id = (select min(id) from announcements where told_at is null) and told_at is null for update skip locked`,
  );

/** The next users after `after`, by their ids; who joined later is not told. */
export const selectUsersAfter = async (
  db: Queryable,
  after: number,
  joined: string,
  limit: number,
): Promise<number[]> =>
  (
    await db.rows(
      z.object({ id: z.number() }),
      'select id from existing_users where id > $1 and date_joined <= $2 order by id limit $3',
      [after, joined, limit],
    )
  ).map(({ id }) => id);

/** `toldAt` is null while there are more. */
export const updateTold = (db: Queryable, id: number, upTo: number, toldAt: Date | null): Promise<number> =>
  db.run('update announcements set told_up_to = $2, told_at = $3 where id = $1', [id, upTo, toldAt]);
