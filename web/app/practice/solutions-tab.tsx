import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { SignInForSolutionsHere } from '../../features/practice/submissions/sharing/components/solutions-notices.tsx';
import { SolutionsPage } from '../../features/practice/submissions/sharing/components/solutions-page.tsx';
import { useSession } from '../../platform/session.ts';

/** The shared solutions of a problem, beside it. */
export function SolutionsTab({ problem }: { problem: ProblemDetail }) {
  const session = useSession();
  if (!session) return <SignInForSolutionsHere />;
  return (
    <SolutionsPage
      problemId={problem.id}
      tab="solutions"
      report={({ submission_id, username }) =>
        username !== session.user.username && (
          <ReportButton kind="solution" id={submission_id} name={`the solution of @${username}`} />
        )
      }
    />
  );
}
