import { type MetaFunction, useParams } from 'react-router';
import { SignInFirst } from '../../features/submissions/history/components/sign-in-first.tsx';
import { SubmissionScreen } from '../../features/submissions/history/components/submission-screen.tsx';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Submission | DevOrbit' }];

export default function SubmissionPage() {
  const session = useSession();
  const { id = '' } = useParams();
  return session ? <SubmissionScreen key={id} id={id} owner={session.user.id} /> : <SignInFirst title="Submission" />;
}
