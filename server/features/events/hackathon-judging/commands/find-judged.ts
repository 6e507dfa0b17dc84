import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notYourEvent } from '../../events/errors.ts';
import { mayEdit } from '../../events/policy.ts';
import { findHackathon } from './find-hackathon.ts';

/** A hackathon that the caller organizes. */
export async function findJudged(
  db: Queryable,
  actor: Actor,
  id: number,
): Promise<Awaited<ReturnType<typeof findHackathon>>> {
  const found = await findHackathon(db, actor, id);
  if (!mayEdit(actor, found.event)) throw notYourEvent();
  return found;
}
