import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const HackathonRow = z.object({
  event_id: z.number(),
  submissions_close_at: z.string(),
  judging_closes_at: z.string(),
  most_members: z.number(),
});
export type HackathonRow = z.infer<typeof HackathonRow>;
const SELECT = `select event_id, submissions_close_at, judging_closes_at, most_members from hackathons where event_id = $1`;

export const selectOptionalHackathon = (db: Queryable, event: number): Promise<HackathonRow | null> =>
  db.optionalRow(HackathonRow, SELECT, [event]);

/** For what depends on its dates: they do not change before the end of the transaction. */
export const shareOptionalHackathon = (db: Queryable, event: number): Promise<HackathonRow | null> =>
  db.optionalRow(HackathonRow, `${SELECT} for share`, [event]);

export type Dates = { submissions_close_at: Date; judging_closes_at: Date; most_members: number };

export const putHackathon = (db: Queryable, event: number, dates: Dates): Promise<number> =>
  db.run(
    `insert into hackathons (event_id, submissions_close_at, judging_closes_at, most_members) values ($1, $2, $3, $4)
     on conflict (event_id) do update set submissions_close_at = excluded.submissions_close_at,
       judging_closes_at = excluded.judging_closes_at, most_members = excluded.most_members`,
    [event, dates.submissions_close_at, dates.judging_closes_at, dates.most_members],
  );

const Judged = z.object({ assigned: z.boolean(), released: z.boolean() });
/** How far its judging is, held to the end of the transaction; null where it was not begun. */
export const lockOptionalJudged = (db: Queryable, event: number): Promise<z.infer<typeof Judged> | null> =>
  db.optionalRow(
    Judged,
    `select assigned_at is not null as assigned, released_at is not null as released
     from hackathon_judging where event_id = $1 for update`,
    [event],
  );
