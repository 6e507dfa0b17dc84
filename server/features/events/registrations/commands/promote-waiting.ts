import { OFFER_MS, OFFER_NEAR_MS, OFFERS_BEFORE_MS } from '@devorbit/contract/events/events-limits.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { type EventRow, lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { offerEmail, placeEmail } from '../emails.ts';
import { selectOptionalFirst, updateState } from '../store.ts';
import { tellPerson } from './tell-person.ts';
import type { WriteDeps } from './write-to.ts';

export type PromoteDeps = WriteDeps;

/** Until when a place is kept; null where whoever moves up has it at once. Near the start an offer is short. */
function offerUntil(event: Pick<EventRow, 'promotion' | 'starts_at'>, at: Date): Date | null {
  const near = Date.parse(event.starts_at) - OFFERS_BEFORE_MS;
  if (at.getTime() >= near) return new Date(at.getTime() + OFFER_NEAR_MS);
  if (event.promotion === 'automatic') return null;
  return new Date(Math.max(at.getTime() + OFFER_NEAR_MS, Math.min(at.getTime() + OFFER_MS, near)));
}

const clockText = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at);

/**
 * Gives the free places of an event to those who wait, in their order and never past anybody: a group that needs more than
 * is free holds up those behind it. Called under the lock of the places, or takes it. Each is told.
 */
export async function promoteWaiting(deps: PromoteDeps, tx: Queryable, eventId: number, at: Date): Promise<number> {
  const places = await lockPlaces(tx, eventId);
  const event = await selectOptionalEvent(tx, eventId, null);
  if (places === null || event === null || event.state !== 'approved' || event.cancelled_at !== null) return 0;
  if (at.getTime() >= Date.parse(event.ends_at)) return 0;
  let free = places.capacity === 0 ? Infinity : places.capacity - places.taken;
  let promoted = 0;
  for (;;) {
    const first = free > 0 ? await selectOptionalFirst(tx, eventId) : null;
    if (first === null || first.seats > free) return promoted;
    const until = offerUntil(event, at);
    await updateState(tx, first.id, { state: until === null ? 'confirmed' : 'offered', offered_until: until, at });
    free -= first.seats;
    promoted += 1;
    if (first.user_id === null) continue;
    const { seats } = first;
    await (until === null
      ? tellPerson(deps, tx, event, first.user_id, {
          title: `You moved up and have a place: ${event.title}`,
          email: { method: 'REQUEST', write: (to, about) => placeEmail(to, about, seats, true) },
        })
      : tellPerson(deps, tx, event, first.user_id, {
          title: `A place is reserved for you until ${clockText(until, event.time_zone)}: ${event.title}`,
          email: {
            method: 'REQUEST',
            write: (to, about) => offerEmail(to, about, `${clockText(until, event.time_zone)} (${event.time_zone})`),
          },
        }));
  }
}
