import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { deleteOptionalResource } from '../../store.ts';
import { alreadyDecided, suggestionNotFound } from '../errors.ts';
import { lockOptionalSuggestion } from '../store.ts';

/** Takes back what the caller has suggested, while it waits or was declined. Throws where it is published, and for those of others. */
export async function withdrawSuggestion(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const held = await lockOptionalSuggestion(tx, id);
    if (held === null || held.uploaded_by !== actor.id) throw suggestionNotFound();
    if (held.state !== 'suggested' && held.state !== 'declined') throw alreadyDecided();
    await deleteOptionalResource(tx, id);
  });
}
