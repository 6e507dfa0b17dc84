import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/solutions';
import { PROBLEM_NOT_FOUND } from '../../features/practice/problems/copy.ts';
import { problemIdFrom } from '../../features/practice/problems/model.ts';
import { ProblemMissing } from '../../features/practice/problems/reading/components/problem-missing.tsx';
import { SignInForSolutions } from '../../features/practice/submissions/sharing/components/solutions-notices.tsx';
import { SolutionsPage } from '../../features/practice/submissions/sharing/components/solutions-page.tsx';
import { useSession } from '../../platform/session.ts';
import { pageMeta } from '../page-meta.ts';
import { SolutionReports } from '../practice/solution-reports.tsx';

export const meta: MetaFunction = () => pageMeta(head);

export default function ProblemSolutionsPage() {
  const session = useSession();
  const id = problemIdFrom(useParams()['id']);
  if (id === null) return <ProblemMissing message={PROBLEM_NOT_FOUND} />;
  if (!session) return <SignInForSolutions />;
  return <SolutionsPage key={id} problemId={id} report={(solution) => <SolutionReports solution={solution} />} />;
}
