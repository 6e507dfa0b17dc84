import type { Passkey } from '@devorbit/contract/identity/second-factors.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { noSuchPasskey } from '../errors.ts';
import { updatePasskeyName } from '../passkey-store.ts';
import { presentPasskey } from '../present.ts';

/** Throws a Refusal where the actor has no such passkey, whoever else has. */
export async function renamePasskey(
  { database }: { database: Database },
  actor: Actor,
  id: string,
  name: string,
): Promise<Passkey> {
  const renamed = await updatePasskeyName(database, { id, userId: actor.id, name });
  if (renamed === null) throw noSuchPasskey();
  return presentPasskey(renamed);
}
