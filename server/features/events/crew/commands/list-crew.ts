import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { type MemberRow, selectCrew } from '../store.ts';

/** Who helps with an event, for its organizers. */
export async function listCrew({ database }: { database: Database }, actor: Actor, id: number): Promise<MemberRow[]> {
  const event = await selectOptionalEvent(database, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  return selectCrew(database, id);
}
