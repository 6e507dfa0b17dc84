import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/submissions';
import { HistoryPage } from '../../features/practice/submissions/history/components/history-page.tsx';
import {
  KEPT_FOR_YOU,
  MY_SUBMISSIONS,
  SEE_SUBMISSIONS,
  SIGN_IN_TO_SEE,
} from '../../features/practice/submissions/history/copy.ts';
import { useSession } from '../../platform/session.ts';
import { CraftScene } from '../../ui/scenes/craft-scene.tsx';
import { SignInPage } from '../../ui/sign-in-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function SubmissionsPage() {
  const session = useSession();
  return session ? (
    <HistoryPage user={session.user} />
  ) : (
    <SignInPage title={MY_SUBMISSIONS} scene={<CraftScene />} prompt={SIGN_IN_TO_SEE} why={SEE_SUBMISSIONS}>
      {KEPT_FOR_YOU}
    </SignInPage>
  );
}
