import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { selectOptionalHackathon, type HackathonRow } from '../../hackathons/door.ts';
import { noHackathon } from '../errors.ts';

/** A hackathon that the caller may see; 404 for any other event. What they may do there is for the caller to ask. */
export async function findHackathon(
  db: Queryable,
  actor: Actor | null,
  id: number,
): Promise<{ event: EventRow; hackathon: HackathonRow }> {
  const event = await selectOptionalEvent(db, id, actor?.id ?? null);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  const hackathon = await selectOptionalHackathon(db, id);
  if (hackathon === null) throw noHackathon();
  return { event, hackathon };
}
