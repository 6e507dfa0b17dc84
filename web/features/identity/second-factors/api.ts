import type { Session } from '@devorbit/contract/identity/accounts.ts';
import type * as contract from '@devorbit/contract/identity/second-factors.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { withProof } from '../../../platform/proof.ts';
import { keepSession } from '../../../platform/session.ts';

const showRoute = route<typeof contract.showSecondFactors>('GET', '/api/two-factor/');
const startRoute = route<typeof contract.startTotp>('POST', '/api/two-factor/totp/');
const confirmRoute = route<typeof contract.confirmTotp>('POST', '/api/two-factor/totp/confirm/');
const removeRoute = route<typeof contract.removeTotp>('DELETE', '/api/two-factor/totp/');
const renewRoute = route<typeof contract.renewRecoveryCodes>('POST', '/api/two-factor/recovery-codes/');
const answerRoute = route<typeof contract.loginSecondFactor>('POST', '/api/login/second-factor/');
const startPasskeyRoute = route<typeof contract.startPasskey>('POST', '/api/passkeys/options/');
const createPasskeyRoute = route<typeof contract.createPasskey>('POST', '/api/passkeys/');
const renamePasskeyRoute = route<typeof contract.renamePasskey>('PATCH', '/api/passkeys/:id/');
const removePasskeyRoute = route<typeof contract.removePasskey>('DELETE', '/api/passkeys/:id/');
const startLoginRoute = route<typeof contract.startPasskeyLogin>('POST', '/api/login/passkey/options/');
const loginRoute = route<typeof contract.passkeyLogin>('POST', '/api/login/passkey/');
const startProofRoute = route<typeof contract.startPasskeyProof>('POST', '/api/reauthenticate/passkey/options/');
const proofRoute = route<typeof contract.passkeyProof>('POST', '/api/reauthenticate/passkey/');

/** 6 KB that only those with a passkey need. */
const webAuthn = () => import('@simplewebauthn/browser');

export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'] as const,
  queryFn: ({ signal }) => call(showRoute, { signal }),
  staleTime: 0,
});

export const startTotp = () => withProof(() => call(startRoute, {}));

/** Answers the recovery codes, which are not shown again. */
export const confirmTotp = async (code: string): Promise<string[]> =>
  (await withProof(() => call(confirmRoute, { body: { code } }))).recovery_codes;

export const removeTotp = () => withProof(() => call(removeRoute, {}));

/** Answers new recovery codes, which are not shown again. */
export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await withProof(() => call(renewRoute, {}))).recovery_codes;

/** The second step of signing in: opens and keeps a session. */
export const answerSecondFactor = async (challenge: string, code: string): Promise<Session> => {
  const session = await call(answerRoute, { body: { challenge, code } });
  keepSession(session);
  return session;
};

/** Has the browser make a passkey, and keeps it. Throws what the calls and the browser throw (`passkeyMessage`). */
export const addPasskey = async (name: string): Promise<contract.Passkey> => {
  const { challenge, options } = await withProof(() => call(startPasskeyRoute, {}));
  const { startRegistration } = await webAuthn();
  const response = await startRegistration({ optionsJSON: options });
  return withProof(() => call(createPasskeyRoute, { body: { challenge, name, response } }));
};

export const renamePasskey = (id: string, name: string) => call(renamePasskeyRoute, { params: { id }, body: { name } });

export const removePasskey = (id: string) => withProof(() => call(removePasskeyRoute, { params: { id } }));

/** Opens and keeps a session with whichever passkey the person takes. Throws what the calls and the browser throw. */
export const signInWithPasskey = async (): Promise<Session> => {
  const { challenge, options } = await call(startLoginRoute, {});
  const { startAuthentication } = await webAuthn();
  const response = await startAuthentication({ optionsJSON: options });
  const session = await call(loginRoute, { body: { challenge, response } });
  keepSession(session);
  return session;
};

/** Proves with a passkey who holds the session. Throws what the calls and the browser throw. */
export const proveWithPasskey = async (): Promise<void> => {
  const { challenge, options } = await call(startProofRoute, {});
  const { startAuthentication } = await webAuthn();
  const response = await startAuthentication({ optionsJSON: options });
  await call(proofRoute, { body: { challenge, response } });
};
