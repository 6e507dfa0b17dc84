import { type CreatedCredential, MAX_PASSKEYS, type Passkey } from '@devorbit/contract/identity/second-factors.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { passkeyKnown, passkeyRefused, tooManyPasskeys } from '../errors.ts';
import { ALGORITHMS, takeAnswer } from '../passkey-questions.ts';
import { countPasskeys, insertOptionalPasskey, lockOwner, type NewPasskey } from '../passkey-store.ts';
import { presentPasskey } from '../present.ts';
import type { RelyingParty } from '../relying-party.ts';

type Deps = { database: Database; clock: Clock };
type Made = { challenge: string; name: string; response: CreatedCredential };

/** Keeps the passkey that the browser made. Throws Refusals: not what was asked for, known already, too many. */
export async function createPasskey(deps: Deps, actor: Actor, party: RelyingParty, made: Made): Promise<Passkey> {
  await takeAnswer(deps, 'create', actor.id, made.challenge);
  const passkey = await read(party, made, actor.id, deps.clock.now());
  return deps.database.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    if ((await countPasskeys(tx, actor.id)) >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    const kept = await insertOptionalPasskey(tx, passkey);
    if (kept === null) throw passkeyKnown();
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at: passkey.at,
      title: `The passkey ‘${made.name}’ was added to your account`,
      body: 'It signs in without your password. If this wasn’t you, remove it and change your password.',
      link: `${pathOf('profile')}?tab=security`,
    });
    return presentPasskey(kept);
  });
}

/** The new passkey of a browser's answer, which is checked here. */
async function read(
  party: RelyingParty,
  { challenge, name, response: { id, rawId, type, response } }: Made,
  userId: number,
  at: Date,
): Promise<NewPasskey> {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((): never => {
    throw passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    user_id: userId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    name,
    synced: credentialBackedUp,
    at,
  };
}
