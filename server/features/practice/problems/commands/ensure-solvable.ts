import type { Actor } from '../../../../platform/sessions.ts';
import { problemHidden, problemNotFound } from '../errors.ts';
import { maySeeProblem } from '../policy.ts';
import type { Judging } from '../store.ts';

/** Throws where there is no such problem for `actor`, and where a moderator has hidden it: then nobody solves it. */
export function ensureSolvable(actor: Actor, problem: Judging | null): asserts problem is Judging {
  if (problem === null || !maySeeProblem(actor, problem)) throw problemNotFound();
  if (problem.hidden_at !== null) throw problemHidden();
}
