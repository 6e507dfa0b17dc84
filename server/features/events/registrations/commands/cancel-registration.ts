import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { leaveTeamOf } from '../../hackathons/commands/leave-team-of.ts';
import { givenBackEmail } from '../emails.ts';
import { eventOver, noRegistration } from '../errors.ts';
import { selectOptionalOwn, updateState } from '../store.ts';
import { type PromoteDeps, promoteWaiting } from './promote-waiting.ts';
import { writeTo } from './write-to.ts';

export type CancelDeps = PromoteDeps & { clock: Clock };

/**
 * Gives a place, a place on the waitlist or an offer back, in the caller's transaction; who is next moves up and is told.
 * Whoever had a place gets its end for their calendar. Throws where there is nothing to give back, and after the end.
 */
export async function cancelRegistration(
  deps: CancelDeps,
  tx: Queryable,
  eventId: number,
  user: { id: number; username: string },
): Promise<void> {
  const at = deps.clock.now();
  await lockPlaces(tx, eventId);
  const row = await selectOptionalOwn(tx, eventId, user.id);
  const event = await selectOptionalEvent(tx, eventId, user.id);
  if (row === null || event === null || !['pending', 'confirmed', 'waiting', 'offered'].includes(row.state))
    throw noRegistration();
  if (at.getTime() >= Date.parse(event.ends_at)) throw eventOver();
  await updateState(tx, row.id, { state: 'cancelled', at });
  await leaveTeamOf(tx, eventId, user.id, at);
  if (row.state === 'confirmed') await writeTo(deps, tx, event, user, 'CANCEL', givenBackEmail);
  await promoteWaiting(deps, tx, eventId, at);
}
