import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { entriesClosed, needsPlace, noDates } from '../errors.ts';
import { isOpen } from '../policy.ts';
import { type HackathonRow, shareOptionalHackathon, sharePlace } from '../store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';

/** A hackathon at which the caller has a place and whose teams and entries may change, to the end of the transaction. */
export async function holdOpen(
  tx: Queryable,
  { actor, clock }: { actor: Actor; clock: Clock },
  id: number,
): Promise<HackathonRow> {
  // Before the dates and the team, as who gives a place back takes them.
  const hasPlace = await sharePlace(tx, id, actor.id);
  const hackathon = await shareOptionalHackathon(tx, id);
  // Once that is held, it stays a hackathon.
  const event = await findHackathonEvent(tx, actor, id);
  if (hackathon === null) throw noDates();
  if (!isOpen(hackathon, clock.now()) || event.cancelled_at !== null) throw entriesClosed();
  if (!hasPlace) throw needsPlace();
  return hackathon;
}
