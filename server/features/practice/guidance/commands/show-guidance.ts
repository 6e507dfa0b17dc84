import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../../problems/errors.ts';
import { presentGuidance } from '../present.ts';
import { selectOptionalHelp } from '../store.ts';

/** Hints and editorial as far as the user has unlocked them. Throws where there is no such problem. */
export async function showGuidance(
  { database }: { database: Queryable },
  actor: Actor,
  problemId: number,
): Promise<Guidance> {
  const help = await selectOptionalHelp(database, actor.id, problemId);
  if (help === null) throw problemNotFound();
  return presentGuidance(help);
}
