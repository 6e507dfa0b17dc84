import type * as sessions from '@devorbit/contract/identity/sessions.ts';
import type * as tokens from '@devorbit/contract/identity/tokens.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { leaveNoDrafts } from '../../../platform/leave-no-drafts.ts';
import { withProof } from '../../../platform/proof.ts';
import { dropSession } from '../../../platform/session.ts';

const sessionsRoute = route<typeof sessions.listSessions>('GET', '/api/sessions/');
const revokeSessionRoute = route<typeof sessions.revokeSession>('DELETE', '/api/sessions/:id/');
const logoutAllRoute = route<typeof sessions.logoutAll>('POST', '/api/logout-all/');
const signInsRoute = route<typeof sessions.listSignIns>('GET', '/api/sign-ins/');
const passwordRoute = route<typeof sessions.changePassword>('PUT', '/api/change-password/');
const proofRoute = route<typeof sessions.reauthenticate>('POST', '/api/reauthenticate/');
const tokensRoute = route<typeof tokens.listTokens>('GET', '/api/tokens/');
const makeTokenRoute = route<typeof tokens.makeToken>('POST', '/api/tokens/');
const revokeAllRoute = route<typeof tokens.revokeAllTokens>('DELETE', '/api/tokens/');
const revokeTokenRoute = route<typeof tokens.revokeToken>('DELETE', '/api/tokens/:id/');

export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'] as const,
  queryFn: ({ signal }) => call(sessionsRoute, { signal }),
  staleTime: 0,
});

export const signInsQuery = queryOptions({
  queryKey: ['security', 'sign-ins'] as const,
  queryFn: ({ signal }) => call(signInsRoute, { signal }),
  staleTime: 0,
});

export const tokensQuery = queryOptions({
  queryKey: ['security', 'tokens'] as const,
  queryFn: ({ signal }) => call(tokensRoute, { signal }),
  staleTime: 0,
});

export const endSession = (id: string) => call(revokeSessionRoute, { params: { id } });

/** Ends every session on the server, then forgets the one here; it stays where the server could not be told. */
export const logOutEverywhere = async (): Promise<void> => {
  await call(logoutAllRoute, {});
  leaveNoDrafts();
  dropSession();
};

export type Passwords = { current_password: string; new_password: string; confirm_password: string };

export const changePassword = (body: Passwords) => withProof(() => call(passwordRoute, { body }));

export type TokenWish = Parameters<typeof call<typeof tokens.makeToken>>[1]['body'];

export const makeToken = (body: TokenWish) => withProof(() => call(makeTokenRoute, { body }));

export const revokeToken = (id: string) => call(revokeTokenRoute, { params: { id } });

export const revokeAllTokens = () => call(revokeAllRoute, {});

/** Proves who holds the session. Throws what the call throws; `needsCode` of model.ts tells whether a code is missing. */
export const prove = (body: { password?: string; code?: string }) => call(proofRoute, { body });
