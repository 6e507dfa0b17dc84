import type { Queryable } from '../../../platform/database.ts';

/** Counts the first of a member on a day, but not of whoever uploaded it. */
export const countOpen = (db: Queryable, { id, user, at }: { id: number; user: number; at: Date }): Promise<number> =>
  db.run(
    `with opened as (
       insert into resource_opens (resource_id, user_id, day)
       select id, $2, ($3::timestamptz at time zone 'UTC')::date from published_resources where id = $1 and uploaded_by <> $2
       on conflict do nothing returning resource_id
     )
     update resources set opens = opens + 1 where id in (select resource_id from opened)`,
    [id, user, at],
  );

export const deleteOldOpens = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from resource_opens where day < $1::timestamptz::date', [before]);

export const insertBookmark = (db: Queryable, user: number, id: number, at: Date): Promise<number> =>
  db.run('insert into resource_bookmarks (user_id, resource_id, at) values ($1, $2, $3) on conflict do nothing', [
    user,
    id,
    at,
  ]);

export const deleteBookmark = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('delete from resource_bookmarks where user_id = $1 and resource_id = $2', [user, id]);

export const insertVote = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('insert into resource_votes (user_id, resource_id) values ($1, $2) on conflict do nothing', [user, id]);

export const deleteVote = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('delete from resource_votes where user_id = $1 and resource_id = $2', [user, id]);
