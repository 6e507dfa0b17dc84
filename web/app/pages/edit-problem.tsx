import { type MetaFunction, useParams } from 'react-router';
import { AuthoringScreen } from '../../features/practice/authoring/components/authoring-screen.tsx';
import { SignInFirst } from '../../features/practice/authoring/components/sign-in-first.tsx';
import { useSession } from '../../platform/session.ts';
import type { PageHandle } from '../shell/shell.tsx';

export const meta: MetaFunction = () => [{ title: 'Edit problem · DevOrbit' }];

export const handle: PageHandle = { footer: false };

export default function EditProblemPage() {
  const session = useSession();
  const { id } = useParams();
  return session ? <AuthoringScreen key={id} param={id} /> : <SignInFirst param={id} />;
}
