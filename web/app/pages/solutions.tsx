import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/solutions';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { PROBLEM_NOT_FOUND } from '../../features/practice/problems/copy.ts';
import { problemIdFrom } from '../../features/practice/problems/model.ts';
import { ProblemMissing } from '../../features/practice/problems/reading/components/problem-missing.tsx';
import { SignInForSolutions } from '../../features/practice/submissions/sharing/components/solutions-notices.tsx';
import { SolutionsPage } from '../../features/practice/submissions/sharing/components/solutions-page.tsx';
import { isExplained } from '../../features/practice/submissions/sharing/model.ts';
import { useSession } from '../../platform/session.ts';
import { cluster } from '../../ui/layout.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function ProblemSolutionsPage() {
  const session = useSession();
  const id = problemIdFrom(useParams()['id']);
  if (id === null) return <ProblemMissing message={PROBLEM_NOT_FOUND} />;
  if (!session) return <SignInForSolutions />;
  return (
    <SolutionsPage
      key={id}
      problemId={id}
      report={(solution) =>
        solution.own || (
          <div className={cluster(2)}>
            <ReportButton kind="solution" id={solution.submission_id} name={`the solution of @${solution.username}`} />
            {isExplained(solution) && (
              <ReportButton
                kind="note"
                id={solution.submission_id}
                name={`the note of @${solution.username}`}
                label="Report note"
              />
            )}
          </div>
        )
      }
    />
  );
}
