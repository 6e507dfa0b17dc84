import { isStaff } from '@devorbit/contract/roles.ts';
import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/problem-versions';
import { PROBLEM_NOT_FOUND } from '../../features/practice/problems/copy.ts';
import { problemIdFrom } from '../../features/practice/problems/model.ts';
import { ProblemMissing } from '../../features/practice/problems/reading/components/problem-missing.tsx';
import { VerdictMark } from '../../features/practice/submissions/history/components/verdict-mark.tsx';
import { VersionsSignIn } from '../../features/practice/versions/components/versions-notice.tsx';
import { VersionsScreen } from '../../features/practice/versions/components/versions-screen.tsx';
import { useSession } from '../../platform/session.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function ProblemVersionsPage() {
  const session = useSession();
  const id = problemIdFrom(useParams()['id']);
  if (!session) return <VersionsSignIn />;
  if (id === null) return <ProblemMissing message={PROBLEM_NOT_FOUND} />;
  return <VersionsScreen key={id} problemId={id} staff={isStaff(session.user)} mark={VerdictMark} />;
}
