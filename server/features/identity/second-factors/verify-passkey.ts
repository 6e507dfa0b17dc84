import type { UsedCredential } from '@devorbit/contract/identity/second-factors.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { passkeyRefused } from './errors.ts';
import { userHandleOf } from './passkey-questions.ts';
import { type PasskeyRow, updatePasskeyUse } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

type Deps = { database: Queryable; clock: Clock };

/**
 * Checks a passkey's answer: signature, origin, relying party, verified user, and a counter that has grown. Throws the
 * same Refusal for whatever is wrong.
 */
export async function verifyPasskey(
  { database, clock }: Deps,
  party: RelyingParty,
  passkey: PasskeyRow,
  challenge: string,
  { id, rawId, type, response }: UsedCredential,
): Promise<void> {
  const { userHandle, ...signed } = response;
  if (userHandle != null && userHandle !== userHandleOf(passkey.user_id)) throw passkeyRefused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: signed },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch((): never => {
    throw passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  const use = {
    counter: authenticationInfo.newCounter,
    synced: authenticationInfo.credentialBackedUp,
    at: clock.now(),
  };
  if ((await updatePasskeyUse(database, passkey.id, use)) === 0) throw passkeyRefused();
}
