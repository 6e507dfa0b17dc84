import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { draw } from '../../../platform/draw.ts';

const Made = z.object({ id: z.number(), username: z.string() });

/**
 * Users who joined over the year before the last one, each always on the same day; nobody confirmed their addresses.
 * Answers those that are new.
 */
export const insertSampleUsers = (
  tx: Queryable,
  users: { username: string; name: string }[],
  passwordHash: string,
  now: Date,
): Promise<z.infer<typeof Made>[]> =>
  tx.rows(
    Made,
    `insert into users (username, email, full_name, password_hash, date_joined)
     select username, username || '@example.com', name || ' (sample)', $2,
       $3::timestamptz - make_interval(days => 365 + floor(90 * ${draw('hashtext(username)', 9)})::integer)
     from jsonb_to_recordset($1::jsonb) as given (username text, name text) on conflict do nothing returning id, username`,
    [JSON.stringify(users), passwordHash, now],
  );
