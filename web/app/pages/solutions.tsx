import { type MetaFunction, useParams } from 'react-router';
import { PROBLEM_NOT_FOUND } from '../../features/problems/copy.ts';
import { problemIdFrom } from '../../features/problems/model.ts';
import { ProblemMissing } from '../../features/problems/reading/components/problem-missing.tsx';
import { SignInForSolutions } from '../../features/submissions/sharing/components/solutions-notices.tsx';
import { SolutionsPage } from '../../features/submissions/sharing/components/solutions-page.tsx';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Solutions of others | DevOrbit' }];

export default function ProblemSolutionsPage() {
  const session = useSession();
  const id = problemIdFrom(useParams()['id']);
  if (id === null) return <ProblemMissing message={PROBLEM_NOT_FOUND} />;
  return session ? <SolutionsPage key={id} problemId={id} /> : <SignInForSolutions />;
}
