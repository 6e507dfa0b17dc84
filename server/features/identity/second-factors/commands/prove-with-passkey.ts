import type { RequestOptions, UsedCredential } from '@devorbit/contract/identity/second-factors.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { updateAuthenticatedAt } from '../../accounts/door.ts';
import { noSuchPasskey, passkeyRefused } from '../errors.ts';
import { ask, requestOptions, takeAnswer } from '../passkey-questions.ts';
import { selectOptionalPasskeyByCredential, selectPasskeys } from '../passkey-store.ts';
import type { RelyingParty } from '../relying-party.ts';
import { verifyPasskey } from '../verify-passkey.ts';

type Deps = { database: Database; clock: Clock };

/** Throws a Refusal where the actor has no passkey. */
export async function startPasskeyProof(
  deps: Deps,
  actor: Caller,
  party: RelyingParty,
): Promise<{ challenge: string; options: RequestOptions }> {
  const known = await selectPasskeys(deps.database, actor.id);
  if (known.length === 0) throw noSuchPasskey();
  const challenge = await ask(deps, 'prove', actor.id);
  return { challenge, options: requestOptions(party, challenge, known) };
}

/** Opens dangerous acts to the actor's session. Only a passkey of their own will do. */
export async function proveWithPasskey(
  deps: Deps,
  actor: Caller,
  party: RelyingParty,
  { challenge, response }: { challenge: string; response: UsedCredential },
): Promise<void> {
  await takeAnswer(deps, 'prove', actor.id, challenge);
  const passkey = await selectOptionalPasskeyByCredential(deps.database, response.id);
  if (passkey === null || passkey.user_id !== actor.id) throw passkeyRefused();
  await verifyPasskey(deps, party, passkey, challenge, response);
  await updateAuthenticatedAt(deps.database, actor.credential.id, deps.clock.now());
}
