import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/edit-problem';
import { AuthoringScreen } from '../../features/practice/authoring/components/authoring-screen.tsx';
import { SignInFirst } from '../../features/practice/authoring/components/sign-in-first.tsx';
import { useSession } from '../../platform/session.ts';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../shell/shell.tsx';

export const meta: MetaFunction = () => pageMeta(head);

export const handle: PageHandle = { footer: false };

export default function EditProblemPage() {
  const session = useSession();
  const { id } = useParams();
  return session ? <AuthoringScreen key={id} param={id} /> : <SignInFirst param={id} />;
}
