import { MAX_JUDGED_ENTRIES } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import { type ConflictReason, PointsGiven } from '@devorbit/contract/events/hackathon-judging.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const JudgingRow = z.object({
  per_entry: z.number(),
  assigned_at: z.string().nullable(),
  released_at: z.string().nullable(),
});
export type JudgingRow = z.infer<typeof JudgingRow>;
const JUDGING = 'select per_entry, assigned_at, released_at from hackathon_judging where event_id = $1';

export const selectOptionalJudging = (db: Queryable, event: number): Promise<JudgingRow | null> =>
  db.optionalRow(JudgingRow, JUDGING, [event]);

/** For one judge’s scores: others score meanwhile, and nobody assigns or releases. */
export const shareOptionalJudging = (db: Queryable, event: number): Promise<JudgingRow | null> =>
  db.optionalRow(JudgingRow, `${JUDGING} for share`, [event]);

/** Held to the end of the transaction; made where there is none. */
export async function lockJudging(db: Queryable, event: number, perEntry: number): Promise<JudgingRow> {
  await db.run('insert into hackathon_judging (event_id, per_entry) values ($1, $2) on conflict do nothing', [
    event,
    perEntry,
  ]);
  return db.row(JudgingRow, `${JUDGING} for update`, [event]);
}

export const updateAssigned = (
  db: Queryable,
  event: number,
  { perEntry, at }: { perEntry: number; at: Date },
): Promise<number> =>
  db.run('update hackathon_judging set per_entry = $2, assigned_at = $3 where event_id = $1', [event, perEntry, at]);

const JudgedEntry = z.object({ id: z.number(), title: z.string(), team: z.string(), team_id: z.number() });
export type JudgedEntry = z.infer<typeof JudgedEntry>;

/** What was submitted. */
export const selectJudgedEntries = (db: Queryable, event: number): Promise<JudgedEntry[]> =>
  db.rows(
    JudgedEntry,
    `select e.id, e.title, t.name as team, t.id as team_id from entries e join teams t on t.id = e.team_id
     where e.event_id = $1 and e.state = 'submitted' order by e.id limit ${MAX_JUDGED_ENTRIES}`,
    [event],
  );

const Judge = z.object({ user_id: z.number(), username: z.string(), name: z.string(), active: z.boolean() });
export type Judge = z.infer<typeof Judge>;

/** Who is a judge now, and who submitted scores before they no longer were; by name. */
export const selectJudges = (db: Queryable, event: number): Promise<Judge[]> =>
  db.rows(
    Judge,
    `select j.user_id, coalesce(u.username, '') as username,
       coalesce(nullif(u.full_name, ''), u.username, 'Deleted account') as name, bool_or(j.active) as active
     from (
       select user_id, true as active from event_crew where event_id = $1 and role = 'judge'
       union all
       select judge_id, false from judge_assignments where event_id = $1 and submitted_at is not null
     ) j left join existing_users u on u.id = j.user_id
     where not j.active or u.id is not null
     group by j.user_id, u.username, u.full_name order by lower(u.username), j.user_id`,
    [event],
  );

const Conflict = z.object({
  entry_id: z.number(),
  judge_id: z.number(),
  reason: z.enum(['team', 'university', 'declared'] satisfies ConflictReason[]),
});
export type Conflict = z.infer<typeof Conflict>;

/** Who may not judge what, of those who are judges now; the gravest reason of each pair. */
export const selectConflicts = (db: Queryable, event: number): Promise<Conflict[]> =>
  db.rows(
    Conflict,
    `select distinct on (entry_id, judge_id) entry_id, judge_id, reason from (
       select e.id as entry_id, c.user_id as judge_id, 1 as weight, 'team' as reason
       from event_crew c join entries e on e.event_id = c.event_id join team_members m on m.team_id = e.team_id and m.user_id = c.user_id
       where c.event_id = $1 and c.role = 'judge'
       union all
       select e.id, c.user_id, 2, 'university'
       from event_crew c join users j on j.id = c.user_id and j.university is not null
         join users u on u.university = j.university and u.id <> j.id
         join team_members m on m.user_id = u.id join entries e on e.team_id = m.team_id and e.event_id = c.event_id
       where c.event_id = $1 and c.role = 'judge'
       union all
       select d.entry_id, d.judge_id, 3, 'declared'
       from judge_conflicts d join entries e on e.id = d.entry_id where e.event_id = $1
     ) all_conflicts order by entry_id, judge_id, weight`,
    [event],
  );

const Scored = z.object({ points: PointsGiven, note: z.string() });

const AssignmentRow = z.object({
  id: z.number(),
  entry_id: z.number(),
  judge_id: z.number(),
  draft: Scored.nullable(),
  note: z.string(),
  submitted_at: z.string().nullable(),
  /** What was submitted; {} before. */
  points: PointsGiven,
});
export type AssignmentRow = z.infer<typeof AssignmentRow>;
const ASSIGNMENT = `a.id, a.entry_id, a.judge_id, a.draft, a.note, a.submitted_at,
  coalesce((select jsonb_object_agg(s.criterion, s.points) from scores s where s.assignment_id = a.id), '{}') as points`;

/** A judge who came into the team afterwards never judged it. */
const NOT_OWN = `not exists (select from entries e join team_members m on m.team_id = e.team_id
  where e.id = a.entry_id and m.user_id = a.judge_id)`;

/** All of a hackathon, by the order in which they were given. */
export const selectAssignments = (db: Queryable, event: number): Promise<AssignmentRow[]> =>
  db.rows(
    AssignmentRow,
    `select ${ASSIGNMENT} from judge_assignments a where a.event_id = $1 and ${NOT_OWN} order by a.id`,
    [event],
  );

export const selectAssignmentsOf = (db: Queryable, event: number, judge: number): Promise<AssignmentRow[]> =>
  db.rows(
    AssignmentRow,
    `select ${ASSIGNMENT} from judge_assignments a where a.event_id = $1 and a.judge_id = $2 and ${NOT_OWN} order by a.id`,
    [event, judge],
  );

export const selectAssignmentsFor = (db: Queryable, event: number, entry: number): Promise<AssignmentRow[]> =>
  db.rows(
    AssignmentRow,
    `select ${ASSIGNMENT} from judge_assignments a
     where a.event_id = $1 and a.entry_id = $2 and a.submitted_at is not null and ${NOT_OWN} order by a.id`,
    [event, entry],
  );

export const lockOptionalAssignment = (
  db: Queryable,
  { event, entry, judge }: { event: number; entry: number; judge: number },
): Promise<AssignmentRow | null> =>
  db.optionalRow(
    AssignmentRow,
    `select ${ASSIGNMENT} from judge_assignments a
     where a.event_id = $1 and a.entry_id = $2 and a.judge_id = $3 and ${NOT_OWN} for no key update of a`,
    [event, entry, judge],
  );

export const insertAssignments = (
  db: Queryable,
  event: number,
  pairs: readonly { entry: number; judge: number }[],
  at: Date,
): Promise<number> =>
  db.run(
    `insert into judge_assignments (event_id, entry_id, judge_id, assigned_at)
     select $1, p.entry, p.judge, $4 from unnest($2::integer[], $3::integer[]) p (entry, judge)`,
    [event, pairs.map(({ entry }) => entry), pairs.map(({ judge }) => judge), at],
  );

export const deleteAssignments = (db: Queryable, ids: readonly number[]): Promise<number> =>
  db.run('delete from judge_assignments where id = any ($1::bigint[])', [ids]);

export const updateDraft = (
  db: Queryable,
  id: number,
  draft: { points: PointsGiven; note: string } | null,
): Promise<number> =>
  db.run('update judge_assignments set draft = $2 where id = $1', [id, draft === null ? null : JSON.stringify(draft)]);

/** Takes out of drafts what was given by criteria that are gone. */
export const updateDraftsWithout = (db: Queryable, event: number, numbers: readonly number[]): Promise<number> =>
  db.run(
    `update judge_assignments set draft = jsonb_set(draft, '{points}', (draft -> 'points') - $2::text[])
     where event_id = $1 and draft is not null`,
    [event, numbers.map(String)],
  );

/** These scores count from now on, and the draft is done with. */
export async function putScores(
  db: Queryable,
  { event, id }: { event: number; id: number },
  { points, note, at }: { points: PointsGiven; note: string; at: Date },
): Promise<void> {
  await db.run('update judge_assignments set draft = null, note = $2, submitted_at = $3 where id = $1', [id, note, at]);
  await db.run(
    `insert into scores (event_id, assignment_id, criterion, points)
     select $1, $2, key::smallint, value::smallint from jsonb_each_text($3::jsonb)
     on conflict (assignment_id, criterion) do update set points = excluded.points`,
    [event, id, JSON.stringify(points)],
  );
}

export const insertConflict = (db: Queryable, entry: number, judge: number, at: Date): Promise<number> =>
  db.run('insert into judge_conflicts (entry_id, judge_id, declared_at) values ($1, $2, $3) on conflict do nothing', [
    entry,
    judge,
    at,
  ]);

/** Somebody goes: what they have not submitted is forgotten. */
export async function eraseJudge(db: Queryable, judge: number): Promise<void> {
  await db.run('delete from judge_assignments where judge_id = $1 and submitted_at is null', [judge]);
  await db.run('update judge_assignments set draft = null where judge_id = $1 and draft is not null', [judge]);
}
