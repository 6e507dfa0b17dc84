import { type MouseEvent, useSyncExternalStore } from 'react';
import { isPlainClick } from './plain-click.ts';

/** How it ended: `left` for another page, such as sign-up, which leads back here. */
export type SignInOutcome = 'signed-in' | 'closed' | 'left';

/** A visitor is to sign in over the page at `pathname`; `why` completes 'Sign in to …'. */
export type SignInAsked = { why: string; pathname: string; done: (outcome: SignInOutcome) => void };

let asked: SignInAsked | null = null;
let hosts = 0;
const listeners = new Set<() => void>();

const ask = (next: SignInAsked | null): void => {
  asked = next;
  for (const listener of [...listeners]) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Has a visitor sign in without leaving the page. `why` completes 'Sign in to …'. */
export const signInHere = (why: string): Promise<SignInOutcome> =>
  new Promise((done) => ask({ why, pathname: globalThis.location.pathname, done }));

/** To be called where the dialog can be shown, once it can; answers what says that it no longer can. */
export function hostSignIn(): () => void {
  hosts++;
  return () => void hosts--;
}

/** Whether this page can show the dialog; elsewhere visitors go to the page for it. */
const canSignInHere = (): boolean => hosts > 0;

/** For links to the sign-in: with `why` a plain click signs in over the page, where that can be done. */
export const inPlace = (why: string | undefined) => (event: MouseEvent) => {
  if (why === undefined || !isPlainClick(event) || !canSignInHere()) return;
  event.preventDefault();
  void signInHere(why);
};

/** To be called by the dialog, which goes with it. */
export const endSignIn = (outcome: SignInOutcome): void => {
  const ended = asked;
  ask(null);
  ended?.done(outcome);
};

/** What the dialog is to be shown for; null where it is not. */
export const useSignInAsked = (): SignInAsked | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
