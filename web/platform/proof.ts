import { ApiError } from './api-error.ts';

/** Asks the person to prove who they are; calls back with whether they did. */
type Ask = (done: (proved: boolean) => void) => void;
let ask: Ask | undefined;

/** Says how people are asked; until the returned function is called. */
export const provideProof = (how: Ask): (() => void) => {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
};

/** A 403 whose details say that a fresh proof is all that is missing (contract/access.ts). */
const needsProof = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  const { details } = error.body as { details?: { reauthenticate?: unknown } };
  return details?.reauthenticate === true;
};

/** Does a dangerous act; where the server wants to know again who acts, asks them and does it once more. Throws what the act throws. */
export const withProof = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    const how = ask;
    if (how === undefined || !needsProof(error)) throw error;
    if (!(await new Promise<boolean>(how))) throw error;
    return act();
  }
};
