import type { SecondFactorNeeded, Session } from '@devorbit/contract/identity/accounts.ts';
import type * as social from '@devorbit/contract/identity/social.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { withProof } from '../../../platform/proof.ts';
import { keepSession } from '../../../platform/session.ts';

const providersRoute = route<typeof social.listProviders>('GET', '/api/auth/providers/');
const handoffRoute = route<typeof social.redeemHandoff>('POST', '/api/auth/handoff/');
const identitiesRoute = route<typeof social.listIdentities>('GET', '/api/identities/');
const linkRoute = route<typeof social.linkIdentity>('POST', '/api/identities/:provider/link/');
const unlinkRoute = route<typeof social.unlinkIdentity>('DELETE', '/api/identities/:provider/');

export const providersQuery = queryOptions({
  queryKey: ['social', 'providers'] as const,
  queryFn: ({ signal }) => call(providersRoute, { signal }),
  staleTime: Infinity,
});

export const identitiesQuery = queryOptions({
  queryKey: ['social', 'identities'] as const,
  queryFn: ({ signal }) => call(identitiesRoute, { signal }),
  staleTime: 0,
});

/** Opens and keeps the session that the one-time code stands for, or answers that a second factor is needed. */
export const enter = async (code: string): Promise<Session | SecondFactorNeeded> => {
  const answer = await call(handoffRoute, { body: { code } });
  if (!('challenge' in answer)) keepSession(answer);
  return answer;
};

/** The address to which this browser goes to connect an account elsewhere. */
export const askToConnect = async (provider: social.Provider): Promise<string> =>
  (await withProof(() => call(linkRoute, { params: { provider } }))).url;

export const disconnect = (provider: social.Provider) => withProof(() => call(unlinkRoute, { params: { provider } }));
