import { REPORTS_PAGE_SIZE } from '@devorbit/contract/operations/reports-limits.ts';
import { Decision, ReportReason, ReportSubject } from '@devorbit/contract/operations/reports.ts';
import { z } from 'zod';
import type { Reported } from '../../../feature.ts';
import type { Queryable } from '../../../platform/database.ts';

export type NewReport = Reported & {
  reporter_id: number;
  subject_kind: ReportSubject;
  reason: ReportReason;
  note: string;
  created_at: Date;
};

/** False where this user's report of the same is still open. */
export const insertReport = async (db: Queryable, report: NewReport): Promise<boolean> =>
  (await db.run(
    `insert into reports (reporter_id, subject_kind, subject_id, owner_id, subject_name, reason, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (reporter_id, subject_kind, subject_id) where decision is null do nothing`,
    [
      report.reporter_id,
      report.subject_kind,
      report.subject_id,
      report.owner_id,
      report.subject_name,
      report.reason,
      report.note,
      report.created_at,
    ],
  )) === 1;

const Row = z.object({
  id: z.number(),
  subject_kind: ReportSubject,
  subject_id: z.string(),
  subject_name: z.string(),
  owner_id: z.number(),
  owner: z.string(),
  owner_removed: z.number(),
  owner_is_staff: z.boolean(),
  owner_is_superuser: z.boolean(),
  reporter_id: z.number(),
  reporter: z.string(),
  reason: ReportReason,
  note: z.string(),
  created_at: z.string(),
  open: z.number(),
  decision: Decision.nullable(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  decision_note: z.string(),
});
export type ReportRow = z.infer<typeof Row>;

const SELECT = `
  select r.id, r.subject_kind, r.subject_id, r.subject_name, r.owner_id, o.username as owner,
    o.is_staff as owner_is_staff, o.is_superuser as owner_is_superuser, r.reporter_id, u.username as reporter, r.reason,
    r.note, r.created_at, r.decision, r.decided_at, d.username as decided_by, r.decision_note,
    (select count(*) from reports also where also.subject_kind = r.subject_kind and also.subject_id = r.subject_id
       and also.decision is null) as open,
    (select count(distinct (past.subject_kind, past.subject_id)) from reports past where past.owner_id = r.owner_id
       and past.decision in ('hide', 'suspend')) as owner_removed
  from reports r join users o on o.id = r.owner_id join users u on u.id = r.reporter_id
    left join users d on d.id = r.decided_by`;

export const selectOptionalReport = (db: Queryable, id: number): Promise<ReportRow | null> =>
  db.optionalRow(Row, `${SELECT} where r.id = $1`, [id]);

/** Open reports, the oldest first; decided ones, the newest first. */
export async function selectReports(
  db: Queryable,
  { state, page }: { state: 'open' | 'decided'; page: number },
): Promise<{ total: number; rows: ReportRow[] }> {
  const open = state === 'open';
  const [{ total }, rows] = await Promise.all([
    db.row(z.object({ total: z.number() }), 'select count(*) as total from reports where (decision is null) = $1', [
      open,
    ]),
    db.rows(
      Row,
      `${SELECT} where (r.decision is null) = $1
       order by case when $1 then r.id else -r.id end limit ${REPORTS_PAGE_SIZE} offset $2`,
      [open, (page - 1) * REPORTS_PAGE_SIZE],
    ),
  ]);
  return { total, rows };
}

const Held = z.object({ id: z.number(), reporter_id: z.number() });

/** The open reports of the same subject, held to the end of the transaction: whoever comes second finds none. */
export const lockOpen = (
  db: Queryable,
  { subject_kind, subject_id }: Pick<ReportRow, 'subject_kind' | 'subject_id'>,
): Promise<z.infer<typeof Held>[]> =>
  db.rows(
    Held,
    `select id, reporter_id from reports where subject_kind = $1 and subject_id = $2 and decision is null
     order by id for update`,
    [subject_kind, subject_id],
  );

export const updateDecided = (
  db: Queryable,
  ids: number[],
  decided: { decision: Decision; note: string; by: number; at: Date },
): Promise<number> =>
  db.run('update reports set decision = $2, decision_note = $3, decided_by = $4, decided_at = $5 where id = any ($1)', [
    ids,
    decided.decision,
    decided.note,
    decided.by,
    decided.at,
  ]);

/** Reports of solutions and profiles are called by their owner's name. */
export const updateOwnerName = async (db: Queryable, ownerId: number, name: string): Promise<void> =>
  void (await db.run(
    `update reports set subject_name = $2 where owner_id = $1 and subject_kind in ('solution', 'profile')`,
    [ownerId, name],
  ));
