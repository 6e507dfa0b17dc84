import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { reviewNotFound } from '../errors.ts';
import { updateRemoved } from '../store.ts';

/** Never asks the actor this card again. Throws 404 for one that is not theirs. */
export async function removeCard(database: Database, actor: Pick<Actor, 'id'>, id: number): Promise<void> {
  if ((await updateRemoved(database, actor.id, id)) === 0) throw reviewNotFound();
}
