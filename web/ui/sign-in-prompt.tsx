import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { SignInButton } from './sign-in.tsx';

type Props = {
  /** One of ui/scenes. */
  scene: ReactNode;
  title: string;
  /** What waits behind it. */
  children?: ReactNode;
};

/** What a visitor sees where members act. */
export function SignInPrompt({ scene, title, children }: Props) {
  return (
    <EmptyState scene={scene} title={title} action={<SignInButton />}>
      {children}
    </EmptyState>
  );
}
