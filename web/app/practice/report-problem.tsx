import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { useSession } from '../../platform/session.ts';

/** For problems that users have made; not for one's own, which its author changes. */
export function ReportProblem({ problem: { id, title, source, can_edit, hidden } }: { problem: ProblemDetail }) {
  const session = useSession();
  if (!session || source === 'Admin' || hidden || (can_edit && !isStaff(session.user))) return null;
  return <ReportButton kind="problem" id={String(id)} name={`the problem '${title}'`} />;
}
