import { isStaff } from '@devorbit/contract/roles.ts';
import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/submission';
import { SubmissionScreen } from '../../features/practice/submissions/history/components/submission-screen.tsx';
import { KEPT_FOR_YOU, SEE_SUBMISSIONS, SIGN_IN_TO_SEE } from '../../features/practice/submissions/history/copy.ts';
import type { OpenProblem } from '../../features/practice/submissions/model.ts';
import { SubmissionVersion } from '../../features/practice/versions/components/submission-version.tsx';
import { useSession } from '../../platform/session.ts';
import { CraftScene } from '../../ui/scenes/craft-scene.tsx';
import { SignInPage } from '../../ui/sign-in-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

const openInIde: OpenProblem = async (source) => (await import('../open-in-ide.ts')).openProblemInIde(source);

export default function SubmissionPage() {
  const session = useSession();
  const { id = '' } = useParams();
  if (!session)
    return (
      <SignInPage title="Submission" scene={<CraftScene />} prompt={SIGN_IN_TO_SEE} why={SEE_SUBMISSIONS}>
        {KEPT_FOR_YOU}
      </SignInPage>
    );
  const staff = isStaff(session.user);
  return (
    <SubmissionScreen
      key={id}
      id={id}
      owner={session.user.id}
      openInIde={openInIde}
      note={(submission) => <SubmissionVersion submission={submission} staff={staff} />}
    />
  );
}
