import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { selectOptionalDraft } from '../draft-store.ts';
import { unpackDraft } from '../draft/stored-draft.ts';
import type { AuthoredProblem } from '../problem-store.ts';

type LoadedDraft = { revision: number; draft: AuthoredDraft; updated_at: string };

/**
 * The stored draft of a problem; null where nobody has saved one. What was changed at the problem itself after the last save
 * (title, statement, difficulty, tags) stands in it as it was changed, so that no verification takes it back.
 */
export async function loadDraft(db: Queryable, problem: AuthoredProblem): Promise<LoadedDraft | null> {
  const stored = await selectOptionalDraft(db, problem.id);
  if (stored === null) return null;
  const draft = await unpackDraft(stored.draft);
  const { title, statement, difficulty, tags } = problem;
  const changed = problem.updated_at > stored.updated_at ? { title, statement, difficulty, tags } : {};
  return { ...stored, draft: { ...draft, ...changed } };
}
