import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { deleteToken } from '../store.ts';

/** Ends one of the caller's own tokens at once. Throws a Refusal (404) for any other id. */
export async function revokeToken({ database }: { database: Database }, actor: Actor, id: string): Promise<void> {
  if ((await deleteToken(database, actor.id, id)) === 0) throw new Refusal('missing', 'Token not found');
}
