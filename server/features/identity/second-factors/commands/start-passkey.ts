import { type CreationOptions, MAX_PASSKEYS } from '@devorbit/contract/identity/second-factors.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { tooManyPasskeys } from '../errors.ts';
import { ask, creationOptions } from '../passkey-questions.ts';
import { selectPasskeys } from '../passkey-store.ts';
import type { RelyingParty } from '../relying-party.ts';

/** What a browser needs to make a passkey for the actor. */
export async function startPasskey(
  deps: { database: Database; clock: Clock },
  actor: Actor,
  party: RelyingParty,
): Promise<{ challenge: string; options: CreationOptions }> {
  const known = await selectPasskeys(deps.database, actor.id);
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
  const challenge = await ask(deps, 'create', actor.id);
  return { challenge, options: creationOptions(party, challenge, actor, known) };
}
