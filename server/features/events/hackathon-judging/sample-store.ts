import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Sample = z.object({ id: z.number(), created_by: z.number(), judging_closes_at: z.string() });

/** Hackathons of these people whose judging is over and was never begun. */
export const selectUnjudged = (
  db: Queryable,
  makers: readonly number[],
  now: Date,
): Promise<z.infer<typeof Sample>[]> =>
  db.rows(
    Sample,
    `select e.id, e.created_by, h.judging_closes_at from hackathons h join events e on e.id = h.event_id
     where e.created_by = any ($1::integer[]) and h.judging_closes_at < $2
       and exists (select from entries n where n.event_id = e.id and n.state = 'submitted')
       and not exists (select from hackathon_judging j where j.event_id = e.id)
     order by e.id`,
    [makers, now],
  );
