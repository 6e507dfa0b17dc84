import { MAX_VOTED_ENTRIES } from '@devorbit/contract/events/entry-votes-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Period = z.object({ opens_at: z.string(), closes_at: z.string() });
export type PeriodRow = z.infer<typeof Period>;
const PERIOD = 'select opens_at, closes_at from entry_vote_periods where event_id = $1';

export const selectOptionalPeriod = (db: Queryable, event: number): Promise<PeriodRow | null> =>
  db.optionalRow(Period, PERIOD, [event]);
/** It does not change before the end of the transaction. */
export const shareOptionalPeriod = (db: Queryable, event: number): Promise<PeriodRow | null> =>
  db.optionalRow(Period, `${PERIOD} for share`, [event]);
/** Nobody votes before the end of the transaction. */
export const lockOptionalPeriod = (db: Queryable, event: number): Promise<PeriodRow | null> =>
  db.optionalRow(Period, `${PERIOD} for update`, [event]);

export const putPeriod = (db: Queryable, event: number, opens: Date, closes: Date): Promise<number> =>
  db.run(
    `insert into entry_vote_periods (event_id, opens_at, closes_at) values ($1, $2, $3)
     on conflict (event_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
    [event, opens, closes],
  );
export const deletePeriod = (db: Queryable, event: number): Promise<number> =>
  db.run('delete from entry_vote_periods where event_id = $1', [event]);

export const selectHasVotes = async (db: Queryable, event: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ some: z.boolean() }),
      'select exists (select from entry_votes where event_id = $1) as some',
      [event],
    )
  ).some;

export const selectOptionalVote = (db: Queryable, event: number, user: number): Promise<{ entry_id: number } | null> =>
  db.optionalRow(
    z.object({ entry_id: z.number() }),
    'select entry_id from entry_votes where event_id = $1 and user_id = $2',
    [event, user],
  );

type Vote = { event: number; user: number; entry: number; at: Date };
export const putVote = (db: Queryable, { event, user, entry, at }: Vote): Promise<number> =>
  db.run(
    `insert into entry_votes (event_id, user_id, entry_id, voted_at) values ($1, $2, $3, $4)
     on conflict (event_id, user_id) do update set entry_id = excluded.entry_id, voted_at = excluded.voted_at`,
    [event, user, entry, at],
  );
export const deleteVote = (db: Queryable, event: number, user: number): Promise<number> =>
  db.run('delete from entry_votes where event_id = $1 and user_id = $2', [event, user]);

const Count = z.object({ entry: z.number(), title: z.string(), team: z.string(), votes: z.number() });
/** Of what was submitted, most votes first; those without any too. */
export const selectCounts = (db: Queryable, event: number): Promise<z.infer<typeof Count>[]> =>
  db.rows(
    Count,
    `select e.id as entry, e.title, t.name as team, count(v.user_id) as votes
     from entries e join teams t on t.id = e.team_id
       left join entry_votes v on v.entry_id = e.id and v.event_id = e.event_id
     where e.event_id = $1 and e.state = 'submitted'
     group by e.id, t.name order by votes desc, lower(e.title), e.id limit ${MAX_VOTED_ENTRIES}`,
    [event],
  );
