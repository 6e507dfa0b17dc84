import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const TieDecision = z.object({
  entry_id: z.number(),
  position: z.number(),
  decided_by: z.number(),
  /** What was decided together has the same. */
  decided_at: z.string(),
});
export type TieDecision = z.infer<typeof TieDecision>;

export const selectTieDecisions = (db: Queryable, event: number): Promise<TieDecision[]> =>
  db.rows(
    TieDecision,
    'select entry_id, position, decided_by, decided_at from tie_decisions where event_id = $1 order by entry_id',
    [event],
  );

/** The names of those who decided, but for accounts that are gone. */
export const selectDeciders = (db: Queryable, event: number): Promise<{ id: number; username: string }[]> =>
  db.rows(
    z.object({ id: z.number(), username: z.string() }),
    `select u.id, u.username from existing_users u
     where u.id in (select decided_by from tie_decisions where event_id = $1)`,
    [event],
  );

/** These entries stand in this order among themselves. */
export const putTieDecision = (
  db: Queryable,
  event: number,
  entries: readonly number[],
  { by, at }: { by: number; at: Date },
): Promise<number> =>
  db.run(
    `insert into tie_decisions (event_id, entry_id, position, decided_by, decided_at)
     select $1, t.entry, t.position, $3, $4 from unnest($2::integer[]) with ordinality t (entry, position)
     on conflict (entry_id) do update set position = excluded.position, decided_by = excluded.decided_by,
       decided_at = excluded.decided_at`,
    [event, entries, by, at],
  );

export type NewEntryResult = {
  entry_id: number;
  group_number: number | null;
  rank: number | null;
  raw: number | null;
  corrected: number | null;
  scores: number;
  tied: boolean;
  decided_by: number | null;
};
export type NewJudgeResult = { label: string; judge_id: number; scores: number; shift: number };

/** Makes a result public, once and for good. */
export async function insertResult(
  db: Queryable,
  event: number,
  { entries, judges }: { entries: readonly NewEntryResult[]; judges: readonly NewJudgeResult[] },
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await db.run('update hackathon_judging set released_at = $2, released_by = $3 where event_id = $1', [event, at, by]);
  await db.run(
    `insert into entry_results (event_id, entry_id, group_number, rank, raw, corrected, scores, tied, decided_by)
     select $1, entry_id, group_number, rank, raw, corrected, scores, tied, decided_by
     from jsonb_to_recordset($2::jsonb) as r (entry_id integer, group_number smallint, rank integer, raw numeric,
       corrected numeric, scores smallint, tied boolean, decided_by integer)`,
    [event, JSON.stringify(entries)],
  );
  await db.run(
    `insert into judge_results (event_id, label, judge_id, scores, shift)
     select $1, label, judge_id, scores, shift
     from jsonb_to_recordset($2::jsonb) as r (label text, judge_id integer, scores smallint, shift numeric)`,
    [event, JSON.stringify(judges)],
  );
}

const Released = z.object({ released_at: z.string() });
export const selectOptionalReleased = (db: Queryable, event: number): Promise<{ released_at: string } | null> =>
  db.optionalRow(
    Released,
    'select released_at from hackathon_judging where event_id = $1 and released_at is not null',
    [event],
  );

const EntryResult = z.object({
  id: z.number(),
  title: z.string(),
  team: z.string(),
  group_number: z.number().nullable(),
  rank: z.number().nullable(),
  raw: z.number().nullable(),
  corrected: z.number().nullable(),
  scores: z.number(),
  tied: z.boolean(),
  decided_by: z.string().nullable(),
});
export type EntryResult = z.infer<typeof EntryResult>;

/** What was released; nothing before. */
export const selectEntryResults = (db: Queryable, event: number): Promise<EntryResult[]> =>
  db.rows(
    EntryResult,
    `select r.entry_id as id, e.title, t.name as team, r.group_number, r.rank, r.raw, r.corrected, r.scores, r.tied,
       u.username as decided_by
     from entry_results r join entries e on e.id = r.entry_id join teams t on t.id = e.team_id
       left join existing_users u on u.id = r.decided_by
     where r.event_id = $1 order by r.group_number nulls last, r.rank, r.entry_id`,
    [event],
  );

const JudgeResult = z.object({ label: z.string(), judge_id: z.number(), scores: z.number(), shift: z.number() });
export const selectJudgeResults = (db: Queryable, event: number): Promise<z.infer<typeof JudgeResult>[]> =>
  db.rows(
    JudgeResult,
    'select label, judge_id, scores, shift from judge_results where event_id = $1 order by length(label), label',
    [event],
  );

const OwnEntry = z.object({ id: z.number(), title: z.string(), team: z.string() });
/** What the team of somebody submitted. */
export const selectOptionalOwnEntry = (
  db: Queryable,
  event: number,
  user: number,
): Promise<z.infer<typeof OwnEntry> | null> =>
  db.optionalRow(
    OwnEntry,
    `select e.id, e.title, t.name as team
     from team_members m join teams t on t.id = m.team_id join entries e on e.team_id = t.id
     where t.event_id = $1 and m.user_id = $2 and e.state = 'submitted'`,
    [event, user],
  );

const Entrant = z.object({ user_id: z.number(), entry_id: z.number() });
/** Who hears of a result. */
export const selectEntrants = (db: Queryable, event: number): Promise<z.infer<typeof Entrant>[]> =>
  db.rows(
    Entrant,
    `select m.user_id, e.id as entry_id from entries e join team_members m on m.team_id = e.team_id
     where e.event_id = $1 and e.state = 'submitted'`,
    [event],
  );
