import type { Provider, SocialFailure } from '@devorbit/contract/identity/social.ts';

export const names: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

export const REDIRECTING = 'Redirecting...';
export const SIGNING_IN = 'Signing In...';
export const TRY_AGAIN = 'Try again';
export const USE_PASSWORD = 'Sign in with your password';
export const CREATE_ACCOUNT = 'Create an account';
export const BACK_TO_PROFILE = 'Back to your profile';
export const SIGN_IN_FAILED = 'Sign in failed. Please try again.';
export const CALL_FAILED = 'That did not work. Please try again.';
export const CONNECT = 'Connect';
export const DISCONNECT = 'Disconnect';
export const NOT_CONNECTED = 'Not connected';

/** To somebody who came from the provider, and has only this left to do. */
export const lastStep = (provider: Provider): string =>
  `One last step: connect ${names[provider]} so you can sign in with it.`;

export const continueWith = (provider: Provider): string => `Continue with ${names[provider]}`;
export const signInWith = (provider: Provider): string => `Sign in with ${names[provider]}`;

const failures: Record<SocialFailure, (name: string) => string> = {
  unavailable: (name) => `${name} sign-in isn’t set up here yet: please use a username and password instead.`,
  cancelled: (name) => `You cancelled the sign-in with ${name}.`,
  expired: () => 'This sign-in has expired, or was started in another window. Please try again.',
  failed: (name) => `We couldn’t sign you in with ${name}. Please try again.`,
  unverified: (name) => `Your ${name} account has no verified email address. Verify one there, then try again.`,
  exists: (name) =>
    `An account here already uses your email address. Sign in with your password, then connect ${name} in your profile.`,
  confirm: (name) =>
    `Your account has staff rights, so we need your password once before you can use ${name}. Sign in, then connect ${name} in your profile.`,
  taken: (name) => `This ${name} account is already connected to another account here.`,
  another: (name) => `Your account is already connected to another ${name} account. Disconnect that one first.`,
  busy: () => 'Too many attempts. Please try again in 15 minutes.',
};

/** `reason` is what the address says: anything may stand there. */
export const failureText = (reason: string, provider: Provider): string =>
  Object.hasOwn(failures, reason) ? failures[reason as SocialFailure](names[provider]) : SIGN_IN_FAILED;

/** On a button that can only say what to do instead. */
export const UNAVAILABLE = 'Unavailable';
