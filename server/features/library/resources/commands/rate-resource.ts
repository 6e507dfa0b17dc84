import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ownResource } from '../errors.ts';
import { mayRateResource } from '../policy.ts';
import { selectOptionalResource } from '../store.ts';
import { deleteVote, insertVote } from '../use-store.ts';
import { findPublished } from './find-published.ts';

/** Says that a document was helpful, or takes it back; answers the votes. Throws where there is none, and for one's own. */
export async function rateResource(
  { database }: { database: Database },
  actor: Actor,
  id: number,
  helpful: boolean,
): Promise<{ found_helpful: boolean; helpful: number }> {
  return database.transaction(async (tx) => {
    const row = await findPublished(tx, actor, id);
    if (!mayRateResource(actor, row)) throw ownResource();
    await (helpful ? insertVote(tx, actor.id, id) : deleteVote(tx, actor.id, id));
    const counted = await selectOptionalResource(tx, actor.id, id);
    return { found_helpful: helpful, helpful: counted?.helpful ?? 0 };
  });
}
