import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { mayReview, maySee } from '../../events/policy.ts';
import { notAReviewer } from '../errors.ts';

/** An event whose proposals the caller reviews. */
export async function findReviewed(db: Queryable, actor: Actor, id: number): Promise<EventRow> {
  const event = await selectOptionalEvent(db, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayReview(actor, event)) throw notAReviewer();
  return event;
}
