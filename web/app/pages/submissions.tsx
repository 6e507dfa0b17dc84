import type { MetaFunction } from 'react-router';
import { HistoryPage } from '../../features/practice/submissions/history/components/history-page.tsx';
import { SignInFirst } from '../../features/practice/submissions/history/components/sign-in-first.tsx';
import { MY_SUBMISSIONS } from '../../features/practice/submissions/history/copy.ts';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Submissions · DevOrbit' }];

export default function SubmissionsPage() {
  const session = useSession();
  return session ? <HistoryPage user={session.user} /> : <SignInFirst title={MY_SUBMISSIONS} />;
}
