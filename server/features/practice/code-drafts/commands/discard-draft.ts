import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { draftChanged } from '../errors.ts';
import { deleteDraft, type Place, selectOptionalDraft } from '../store.ts';

/** Forgets a draft of the actor's own; false where there is none. Throws 409 where it was changed since `revision`. */
export async function discardDraft(
  { database }: { database: Database },
  actor: Actor,
  { revision, ...given }: Omit<Place, 'user_id'> & { revision: number },
): Promise<boolean> {
  const place = { ...given, user_id: actor.id };
  if ((await deleteDraft(database, place, revision)) > 0) return true;
  const kept = await selectOptionalDraft(database, place);
  if (kept !== null) throw draftChanged(kept);
  return false;
}
