import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** Takes the place of an earlier one. */
export const upsertFeed = (db: Queryable, userId: number, codeHash: string, at: Date): Promise<number> =>
  db.run(
    `insert into calendar_feeds (user_id, code_hash, made_at) values ($1, $2, $3)
     on conflict (user_id) do update set code_hash = excluded.code_hash, made_at = excluded.made_at`,
    [userId, codeHash, at],
  );

export const selectOptionalFeed = (db: Queryable, userId: number): Promise<{ made_at: string } | null> =>
  db.optionalRow(z.object({ made_at: z.string() }), 'select made_at from calendar_feeds where user_id = $1', [userId]);

/** Of a user who is neither suspended nor gone. */
export const selectOptionalReader = (db: Queryable, codeHash: string): Promise<{ user_id: number } | null> =>
  db.optionalRow(
    z.object({ user_id: z.number() }),
    'select f.user_id from calendar_feeds f join active_users u on u.id = f.user_id where f.code_hash = $1',
    [codeHash],
  );

export const deleteFeed = (db: Queryable, userId: number): Promise<number> =>
  db.run('delete from calendar_feeds where user_id = $1', [userId]);
