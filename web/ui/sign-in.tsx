import { pathOf } from '@devorbit/contract/path-of.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isPlainClick } from '../platform/plain-click.ts';
import { canSignInHere, signInHere } from '../platform/sign-in-here.ts';
import { ButtonLink } from './button-link.tsx';

/** Where people sign in, to come back to the page that they are on. */
const useSignInAddress = (): string => {
  const { pathname, search } = useLocation();
  return `${pathOf('sign-in')}?next=${encodeURIComponent(pathname + search)}`;
};

/** With `why`, which completes 'Sign in to …', a plain click signs in over the page, where that can be done. */
const inPlace = (why: string | undefined) => (event: MouseEvent) => {
  if (why === undefined || !isPlainClick(event) || !canSignInHere()) return;
  event.preventDefault();
  void signInHere(why);
};

type Why = {
  /** Completes 'Sign in to …': the dialog over the page then takes the place of the page for it. */
  why?: string | undefined;
};

/** Within a sentence: 'Sign in to see …'. */
export const SignInLink = ({ why, children = 'Sign in' }: Why & { children?: ReactNode }) => (
  <Link to={useSignInAddress()} onClick={inPlace(why)}>
    {children}
  </Link>
);

/** Below what it is for. */
export const SignInButton = ({ why }: Why) => (
  <ButtonLink to={useSignInAddress()} onClick={inPlace(why)}>
    Sign In
  </ButtonLink>
);

/** The buttons for who may have no account yet. */
export function SignInDoors() {
  return (
    <>
      <ButtonLink to={useSignInAddress()} size="small">
        Sign In
      </ButtonLink>
      <ButtonLink to={pathOf('sign-up')} tone="plain" size="small">
        Sign Up
      </ButtonLink>
    </>
  );
}
