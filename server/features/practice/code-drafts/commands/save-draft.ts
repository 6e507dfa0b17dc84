import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ensureVisible } from '../../problems/commands/ensure-visible.ts';
import { draftChanged } from '../errors.ts';
import { deleteOldestDrafts, type Place, selectOptionalDraft, upsertOptionalDraft } from '../store.ts';

/** Drafts of one user: a hundred problems in each language, of which the oldest make room. */
const MAX_DRAFTS = 400;

type Given = Omit<Place, 'user_id'> & { code: string; device: string; revision: number };

/**
 * Keeps a draft of the actor's own. Throws 404 where there is no such problem for them, and 409 with the kept draft where
 * that is not the one that they go on from; the same code again is no conflict.
 */
export async function saveDraft(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { revision, ...given }: Given,
): Promise<CodeDraft> {
  await ensureVisible(database, actor, given.problem_id);
  const place = { ...given, user_id: actor.id };
  return database.transaction(async (tx) => {
    for (;;) {
      const saved = await upsertOptionalDraft(tx, { ...place, now: clock.now() }, revision);
      if (saved !== null && revision === 0) await deleteOldestDrafts(tx, actor.id, MAX_DRAFTS);
      if (saved !== null) return saved;
      const kept = await selectOptionalDraft(tx, place);
      if (kept?.code === given.code) return kept;
      if (kept !== null) throw draftChanged(kept);
      // It was discarded in between: then it is made anew.
    }
  });
}
