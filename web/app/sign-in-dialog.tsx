import { pathOf } from '@devorbit/contract/path-of.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { SignInForm } from '../features/identity/accounts/components/sign-in-form.tsx';
import { addressWithNext } from '../features/identity/accounts/model.ts';
import { SocialButtons } from '../features/identity/social/components/social-buttons.tsx';
import { useSession } from '../platform/session.ts';
import { endSignIn, type SignInAsked } from '../platform/sign-in-here.ts';
import { Dialog } from '../ui/dialog.tsx';
import { pad, stack, text } from '../ui/layout.ts';

/** Signing in over a page, by every way that /signin has; it goes when there is a session, also one of another tab. */
export function SignInDialog({ asked }: { asked: SignInAsked }) {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const left = pathname !== asked.pathname;
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (left) endSignIn('left');
    else if (signedIn) endSignIn('signed-in');
  }, [left, signedIn]);
  if (left) return null;
  return (
    <Dialog title={`Sign in to ${asked.why}`} onClose={() => endSignIn('closed')}>
      <div className={`${stack(5)} ${pad(5)}`}>
        <p className={text('quiet')}>You stay on this page, and so does your code.</p>
        <SignInForm place={null} />
        <SocialButtons place={place} />
        <p className={text('quiet')}>
          New here? <Link to={addressWithNext(pathOf('sign-up'), place)}>Create an account</Link>
        </p>
      </div>
    </Dialog>
  );
}
