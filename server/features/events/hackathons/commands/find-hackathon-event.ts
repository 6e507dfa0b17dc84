import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { noHackathon } from '../errors.ts';

/** An event that is a hackathon and that the caller may see; its dates may be unset. */
export async function findHackathonEvent(db: Queryable, actor: Actor | null, id: number): Promise<EventRow> {
  const event = await selectOptionalEvent(db, id, actor?.id ?? null);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (event.type !== 'hackathon') throw noHackathon();
  return event;
}
