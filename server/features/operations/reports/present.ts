import type { Report, ReportSubject } from '@devorbit/contract/operations/reports.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Staff } from '../../../platform/sessions.ts';
import { mayModerate } from '../administration/policy.ts';
import { mayDecide } from './policy.ts';

/** A report as it is kept. */
type Kept = Omit<Report, 'kind' | 'name' | 'link' | 'owner' | 'reporter' | 'may_decide' | 'may_suspend'> & {
  subject_kind: ReportSubject;
  subject_id: string;
  subject_name: string;
  /** Of a solution: the problem it solves. */
  problem_id: number | null;
  owner_id: number;
  owner: string;
  owner_is_staff: boolean;
  owner_is_superuser: boolean;
  reporter_id: number;
  reporter: string;
};

const links: Record<ReportSubject, (row: Kept) => string> = {
  problem: ({ subject_id }) => pathOf('problem', { id: subject_id }),
  solution: ({ problem_id }) => (problem_id === null ? pathOf('home') : pathOf('solutions', { id: problem_id })),
  profile: ({ owner }) => pathOf('public-profile', { username: owner }),
};

/** A report as `actor` sees it. */
export function presentReport(row: Kept, actor: Staff): Report {
  const owner = { id: row.owner_id, is_staff: row.owner_is_staff, is_superuser: row.owner_is_superuser };
  return {
    id: row.id,
    kind: row.subject_kind,
    name: row.subject_name,
    link: links[row.subject_kind](row),
    owner: { id: row.owner_id, username: row.owner },
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
