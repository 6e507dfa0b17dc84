import type { Report, ReportSubject } from '@devorbit/contract/operations/reports.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { Staff } from '../../../platform/sessions.ts';
import { mayModerate } from '../administration/policy.ts';
import { mayDecide } from './policy.ts';
import { type Reportables, reportableOf } from './reportables.ts';

/** A report as it is kept. */
type Kept = Omit<Report, 'kind' | 'name' | 'link' | 'owner' | 'reporter' | 'may_decide' | 'may_suspend'> & {
  subject_kind: ReportSubject;
  subject_id: string;
  subject_name: string;
  owner_id: number;
  owner: string;
  owner_is_staff: boolean;
  owner_is_superuser: boolean;
  reporter_id: number;
  reporter: string;
};

/** Reports as `actor` sees them. Asks once for each kind where they are looked at. */
export async function presentReports(
  db: Queryable,
  reportables: Reportables,
  rows: readonly Kept[],
  actor: Staff,
): Promise<Report[]> {
  const links = new Map<number, string>();
  for (const kind of new Set(rows.map(({ subject_kind }) => subject_kind))) {
    const same = rows.filter(({ subject_kind }) => subject_kind === kind);
    const reported = same.map(({ subject_id: id, owner }) => ({ id, owner }));
    const found = await reportableOf(reportables, kind).links(db, reported);
    for (const [at, { id }] of same.entries()) links.set(id, found[at] ?? pathOf('home'));
  }
  return rows.map((row) => presentReport(row, links.get(row.id) ?? pathOf('home'), actor));
}

function presentReport(row: Kept, link: string, actor: Staff): Report {
  const owner = { id: row.owner_id, is_staff: row.owner_is_staff, is_superuser: row.owner_is_superuser };
  return {
    id: row.id,
    kind: row.subject_kind,
    name: row.subject_name,
    link,
    owner: { id: row.owner_id, username: row.owner },
    owner_removed: row.owner_removed,
    reporter: { id: row.reporter_id, username: row.reporter },
    reason: row.reason,
    note: row.note,
    created_at: row.created_at,
    open: row.open,
    decision: row.decision,
    decided_at: row.decided_at,
    decided_by: row.decided_by,
    decision_note: row.decision_note,
    may_decide: mayDecide(actor, row),
    may_suspend: mayModerate(actor, owner),
  };
}
