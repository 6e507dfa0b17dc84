import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../errors.ts';
import { maySeeProblem } from '../policy.ts';
import { selectOptionalStanding } from '../store.ts';

/** Throws where there is no such problem for `actor`. */
export async function ensureVisible(db: Queryable, actor: Actor, id: number): Promise<void> {
  const problem = await selectOptionalStanding(db, id);
  if (problem === null || !maySeeProblem(actor, problem)) throw problemNotFound();
}
