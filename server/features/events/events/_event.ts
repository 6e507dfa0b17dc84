import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

type Given = {
  state?: 'pending' | 'approved' | 'declined';
  capacity?: number;
  /** Hours from now. */
  starts?: number;
  title?: string;
  promotion?: 'automatic' | 'offer';
};

/** An event of somebody's, which begins in ten days and lasts eight hours. */
export async function insertTestEvent(
  db: Queryable,
  createdBy: number,
  {
    state = 'approved',
    capacity = 0,
    starts = 240,
    title = 'An evening of orbits',
    promotion = 'automatic',
  }: Given = {},
): Promise<number> {
  const { id } = await db.row(
    z.object({ id: z.number() }),
    `insert into events (title, type, category, location, starts_at, ends_at, time_zone, time, description, organizer,
       social_links, state, approved_title, created_by, created_at, updated_at, promotion)
     values ($1, 'workshop', 'AI', 'Pune', now() + $2 * interval '1 hour', now() + ($2 + 8) * interval '1 hour', 'Asia/Kolkata',
       '10:00 AM - 6:00 PM', 'Talks and tables', 'Orbit Club',
       '{"website": "", "twitter": "", "linkedin": "", "discord": ""}', $3, $1, $4, now(), now(), $5) returning id`,
    [title, starts, state, createdBy, promotion],
  );
  await db.run('insert into event_places (event_id, capacity) values ($1, $2)', [id, capacity]);
  return id;
}
