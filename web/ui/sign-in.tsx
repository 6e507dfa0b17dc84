import { pathOf } from '@devorbit/contract/path-of.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inPlace } from '../platform/sign-in-here.ts';
import { ButtonLink } from './button-link.tsx';
import { useSignInAddress } from './sign-in-address.ts';

type Props = {
  /** Completes 'Sign in to …': the dialog over the page then takes the place of the page for it. */
  why?: string | undefined;
  children?: ReactNode;
};

/** Within a sentence: 'Sign in to see …'. */
export const SignInLink = ({ why, children = 'Sign in' }: Props) => (
  <Link to={useSignInAddress()} onClick={inPlace(why)}>
    {children}
  </Link>
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
