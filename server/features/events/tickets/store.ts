import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Key = z.object({ event_id: z.number(), public_key: z.string(), sealed: z.string() });
export type KeyRow = z.infer<typeof Key>;

export const selectKeys = (db: Queryable, events: number[]): Promise<KeyRow[]> =>
  db.rows(Key, 'select event_id, public_key, sealed from ticket_keys where event_id = any ($1::integer[])', [events]);

/** Nothing where there is one already. */
export const insertKey = (db: Queryable, { event_id, public_key, sealed }: KeyRow, at: Date): Promise<number> =>
  db.run(
    `insert into ticket_keys (event_id, public_key, sealed, made_at) values ($1, $2, $3, $4)
     on conflict (event_id) do nothing`,
    [event_id, public_key, sealed, at],
  );
