import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Sample = z.object({ id: z.number(), ends_at: z.string(), has_teams: z.boolean() });

/** The hackathon of this title by somebody of the demo world; null where there is none. */
export const selectOptionalSample = (db: Queryable, title: string): Promise<z.infer<typeof Sample> | null> =>
  db.optionalRow(
    Sample,
    `select e.id, e.ends_at, exists (select from teams t where t.event_id = e.id) as has_teams
     from events e join sample_people s on s.user_id = e.created_by
     where e.title = $1 and e.type = 'hackathon' order by e.id limit 1`,
    [title],
  );
