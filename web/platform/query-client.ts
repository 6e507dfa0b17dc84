import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onSessionChange, readSession } from './session.ts';

const FRESH_MS = 60_000;

/** A second try helps against a broken connection or a server in trouble, never against a refusal. */
const worthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthAnotherTry } } });

/** Forgets every answer when another session, or none, takes the place of the one that asked; what is on screen is asked again. */
export const forgetWithSession = (client: QueryClient): (() => void) => {
  let code = readSession()?.session_code;
  return onSessionChange(() => {
    const next = readSession()?.session_code;
    if (next === code) return;
    code = next;
    client.getMutationCache().clear();
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries();
  });
};

let shared: QueryClient | undefined;

/** The one query client of this page, which forgets with the session; while a page is prerendered, one for each. */
export const sharedQueryClient = (): QueryClient => {
  if (typeof document === 'undefined') return createQueryClient();
  if (shared === undefined) {
    shared = createQueryClient();
    forgetWithSession(shared);
  }
  return shared;
};
