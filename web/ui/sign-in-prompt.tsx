import type { ReactNode } from 'react';
import { inPlace } from '../platform/sign-in-here.ts';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { cluster, text } from './layout.ts';
import { useSignInAddress } from './sign-in-address.ts';

type Props = {
  /** What it gives; completes 'Sign in to …'. */
  why: string;
  /** What waits behind it. */
  children?: ReactNode;
} & (
  | {
      frame?: 'boxed' | 'bare';
      /** One of ui/scenes. */
      scene: ReactNode;
      title: string;
      /** Where the page has no other heading. */
      heading?: 'h1';
    }
  /** A button and a sentence, in the place of what members press. */
  | { frame: 'line' }
);

/** What a visitor sees where members act: the only way to ask for a sign-in, besides a link within a sentence. */
export function SignInPrompt({ why, children, ...look }: Props) {
  const button = (
    <ButtonLink to={useSignInAddress()} onClick={inPlace(why)}>
      Sign In
    </ButtonLink>
  );
  return look.frame === 'line' ? (
    <div className={cluster([2, 3])}>
      {button}
      <p className={text('quiet', 'small')}>
        Sign in to {why}. {children}
      </p>
    </div>
  ) : (
    <EmptyState {...look} action={button}>
      {children}
    </EmptyState>
  );
}
