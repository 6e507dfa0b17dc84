import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { SignInForSolutionsHere } from '../../features/practice/submissions/sharing/components/solutions-notices.tsx';
import { SolutionsPage } from '../../features/practice/submissions/sharing/components/solutions-page.tsx';
import { useSession } from '../../platform/session.ts';
import { SolutionReports } from './solution-reports.tsx';

/** The shared solutions of a problem, beside it. */
export function SolutionsTab({ problem }: { problem: ProblemDetail }) {
  const session = useSession();
  if (!session) return <SignInForSolutionsHere />;
  return (
    <SolutionsPage
      problemId={problem.id}
      tab="solutions"
      report={(solution) => <SolutionReports solution={solution} />}
    />
  );
}
