import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { SignInButton } from './sign-in.tsx';

type Props = {
  /** One of ui/scenes. */
  scene: ReactNode;
  title: string;
  /** Where the page has no other heading. */
  heading?: 'h1';
  /** As of SignInButton. */
  why?: string;
  frame?: 'boxed' | 'bare';
  /** What waits behind it. */
  children?: ReactNode;
};

/** What a visitor sees where members act. */
export function SignInPrompt({ scene, title, heading, why, frame = 'boxed', children }: Props) {
  return (
    <EmptyState frame={frame} scene={scene} title={title} heading={heading} action={<SignInButton why={why} />}>
      {children}
    </EmptyState>
  );
}
