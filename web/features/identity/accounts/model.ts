import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ApiError } from '../../../platform/api-error.ts';
import {
  EMAIL_INVALID,
  LOGIN_FAILED,
  REGISTRATION_FAILED,
  REGISTRATION_FAILED_ANSWER,
  SIGN_IN_FAILED,
  UNEXPECTED,
} from './copy.ts';

/** What of an account the browser keeps with its session: nothing that only the profile page shows. */
export const userOf = ({ id, username, email, full_name, is_staff, is_superuser, date_joined }: User): User => ({
  id,
  username,
  email,
  full_name,
  is_staff,
  is_superuser,
  date_joined,
});

type Named = Pick<User, 'full_name' | 'username'>;

/** First letters of the first two words of the full name; without a name, the first two letters of the username. Upper case. */
export const initialsOf = ({ full_name, username }: Named): string => {
  const words = full_name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.length > 0 ? words.map((word) => [...word][0]) : [...username].slice(0, 2);
  return letters.join('').toUpperCase();
};

export const displayNameOf = ({ full_name, username }: Named): string => full_name.trim() || username;

/** What the sign-in form says of a failure: the body's `error`, else the text for a refusal, or for no answer. */
export const signInMessage = (error: unknown): string =>
  error instanceof ApiError ? (error.errorField ?? LOGIN_FAILED) : SIGN_IN_FAILED;

/** What the sign-up form says of a failure: every message of the server, one a line, each once. */
export const signUpMessage = (error: unknown): string => {
  if (!(error instanceof ApiError)) return UNEXPECTED;
  if (typeof error.body !== 'object' || error.body === null) return REGISTRATION_FAILED_ANSWER;
  const messages = Object.values(error.fieldMessages).flat();
  return messages.length > 0 ? [...new Set(messages)].join('\n') : REGISTRATION_FAILED;
};

/** The place to go after signing in: `next` where it is a path of our own origin, else home. */
export const placeAfterSignIn = (next: string | null, origin: string): string => {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, origin)) return pathOf('home');
  const target = new URL(next, origin);
  // Dots may hide two slashes, which browsers take for another site.
  const ours = target.origin === origin && !target.pathname.startsWith('//');
  return ours ? target.pathname + target.search + target.hash : pathOf('home');
};

/** The address of sign-in or sign-up, with the place to go afterwards where that is not home. */
export const addressWithNext = (address: string, place: string): string =>
  place === pathOf('home') ? address : `${address}?next=${encodeURIComponent(place)}`;

/** What is wrong with how an email address is written, or null; the server looks closer. */
export const emailFault = (value: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : EMAIL_INVALID;
