import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { mayCheckIn, maySee } from '../../events/policy.ts';
import { notYourEntrance } from '../errors.ts';

/** An event whose guests the caller may let in. 404 for one that they may not see, 403 for any other. */
export async function findEntrance(db: Queryable, actor: Actor, id: number): Promise<EventRow> {
  const event = await selectOptionalEvent(db, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayCheckIn(actor, event)) throw notYourEntrance();
  return event;
}
