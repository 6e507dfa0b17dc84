import { type MetaFunction, useParams } from 'react-router';
import { isAdmin } from '../../features/problems/authoring/model.ts';
import { PROBLEM_NOT_FOUND } from '../../features/problems/copy.ts';
import { problemIdFrom } from '../../features/problems/model.ts';
import { ProblemMissing } from '../../features/problems/reading/components/problem-missing.tsx';
import { VerdictMark } from '../../features/submissions/history/components/verdict-mark.tsx';
import { VersionsSignIn } from '../../features/versions/components/versions-notice.tsx';
import { VersionsScreen } from '../../features/versions/components/versions-screen.tsx';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Versions · DevOrbit' }];

export default function ProblemVersionsPage() {
  const session = useSession();
  const id = problemIdFrom(useParams()['id']);
  if (!session) return <VersionsSignIn />;
  if (id === null) return <ProblemMissing message={PROBLEM_NOT_FOUND} />;
  return <VersionsScreen key={id} problemId={id} staff={isAdmin(session.user)} mark={VerdictMark} />;
}
