import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { placeEmail } from '../emails.ts';
import { noOffer } from '../errors.ts';
import { selectOptionalOwn, updateState } from '../store.ts';
import { writeTo, type WriteDeps } from './write-to.ts';

type Deps = WriteDeps & { database: Database; clock: Clock };

/** Takes the place that is kept for the caller. Throws 409 where none is, or its time is over. */
export function acceptOffer(deps: Deps, actor: Actor, eventId: number): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const at = deps.clock.now();
    await lockPlaces(tx, eventId);
    const row = await selectOptionalOwn(tx, eventId, actor.id);
    const event = await selectOptionalEvent(tx, eventId, actor.id);
    if (row === null || event === null || row.state !== 'offered' || event.cancelled_at !== null) throw noOffer();
    if (row.offered_until === null || Date.parse(row.offered_until) <= at.getTime()) throw noOffer();
    await updateState(tx, row.id, { state: 'confirmed', at });
    await writeTo(deps, tx, event, actor, 'REQUEST', (to, about) => placeEmail(to, about, row.seats, true));
  });
}
