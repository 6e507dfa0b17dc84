import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/submissions';
import { HistoryPage } from '../../features/practice/submissions/history/components/history-page.tsx';
import { SignInFirst } from '../../features/practice/submissions/history/components/sign-in-first.tsx';
import { MY_SUBMISSIONS } from '../../features/practice/submissions/history/copy.ts';
import { useSession } from '../../platform/session.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function SubmissionsPage() {
  const session = useSession();
  return session ? <HistoryPage user={session.user} /> : <SignInFirst title={MY_SUBMISSIONS} />;
}
