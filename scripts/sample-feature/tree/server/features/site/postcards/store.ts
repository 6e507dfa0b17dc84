import { Postcard } from '@devorbit/contract/site/postcards.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const selectPostcards = (db: Queryable): Promise<Postcard[]> =>
  db.rows(
    Postcard,
    `select p.id, u.username, p.text from postcards p join users u on u.id = p.user_id
     where p.hung_at is not null order by p.hung_at desc, p.id desc limit 20`,
  );

export const insertPostcard = (db: Queryable, userId: number, text: string, at: Date): Promise<{ id: number }> =>
  db.row(z.object({ id: z.number() }), 'insert into postcards (user_id, text, sent_at) values ($1, $2, $3) returning id', [
    userId,
    text,
    at,
  ]);

/** Null where it hangs already, or is gone. */
export const updateHung = (db: Queryable, id: number, at: Date): Promise<{ user_id: number } | null> =>
  db.optionalRow(
    z.object({ user_id: z.number() }),
    'update postcards set hung_at = $2 where id = $1 and hung_at is null returning user_id',
    [id, at],
  );

export const deletePostcardsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from postcards where sent_at < $1', [before]);
