import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ensureVisible } from '../../problems/commands/ensure-visible.ts';
import { selectDrafts } from '../store.ts';

/** The actor's own drafts to a problem, the last changed first. Throws 404 where there is no such problem for them. */
export async function listDrafts(
  { database }: { database: Database },
  actor: Actor,
  problemId: number,
): Promise<CodeDraft[]> {
  await ensureVisible(database, actor, problemId);
  return selectDrafts(database, actor.id, problemId);
}
