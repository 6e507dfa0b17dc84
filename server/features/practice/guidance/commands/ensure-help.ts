import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../../problems/errors.ts';
import { maySeeProblem } from '../../problems/policy.ts';
import { type HelpRow, selectOptionalHelp } from '../store.ts';

/** All help with a problem, and what the actor has taken of it. Throws where there is no such problem for the actor. */
export async function ensureHelp(db: Queryable, actor: Actor, problemId: number): Promise<HelpRow> {
  const help = await selectOptionalHelp(db, actor.id, problemId);
  if (help === null || !maySeeProblem(actor, help)) throw problemNotFound();
  return help;
}
