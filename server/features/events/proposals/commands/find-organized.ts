import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';

/** An event whose proposals the caller decides about. */
export async function findOrganized(db: Queryable, actor: Actor, id: number): Promise<EventRow> {
  const event = await selectOptionalEvent(db, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  return event;
}
