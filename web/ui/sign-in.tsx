import { pathOf } from '@devorbit/contract/path-of.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from './button-link.tsx';

/** Where people sign in, to come back to the page that they are on. */
const useSignInAddress = (): string => {
  const { pathname, search } = useLocation();
  return `${pathOf('sign-in')}?next=${encodeURIComponent(pathname + search)}`;
};

/** Within a sentence: 'Sign in to see …'. */
export const SignInLink = ({ children = 'Sign in' }: { children?: ReactNode }) => (
  <Link to={useSignInAddress()}>{children}</Link>
);

/** Below what it is for. */
export const SignInButton = () => <ButtonLink to={useSignInAddress()}>Sign In</ButtonLink>;

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
