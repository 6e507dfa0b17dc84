import { type MetaFunction, useParams } from 'react-router';
import { isAdmin } from '../../features/practice/problems/authoring/model.ts';
import { SignInFirst } from '../../features/practice/submissions/history/components/sign-in-first.tsx';
import { SubmissionScreen } from '../../features/practice/submissions/history/components/submission-screen.tsx';
import { SubmissionVersion } from '../../features/practice/versions/components/submission-version.tsx';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Submission · DevOrbit' }];

export default function SubmissionPage() {
  const session = useSession();
  const { id = '' } = useParams();
  if (!session) return <SignInFirst title="Submission" />;
  const staff = isAdmin(session.user);
  return (
    <SubmissionScreen
      key={id}
      id={id}
      owner={session.user.id}
      note={(submission) => <SubmissionVersion submission={submission} staff={staff} />}
    />
  );
}
