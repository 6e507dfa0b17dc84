import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentGuidance } from '../present.ts';
import { ensureHelp } from './ensure-help.ts';

/** Hints and editorial as far as the user has unlocked them. Throws where there is no such problem. */
export async function showGuidance(
  { database }: { database: Queryable },
  actor: Actor,
  problemId: number,
): Promise<Guidance> {
  return presentGuidance(await ensureHelp(database, actor, problemId));
}
