import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { selectDueOffers, selectExpired, updateState } from '../store.ts';
import { type PromoteDeps, promoteWaiting } from './promote-waiting.ts';
import { tellPerson } from './tell-person.ts';

export type ExpireDeps = PromoteDeps & { database: Database; clock: Clock };

/** Ends the offers that nobody took in time; who is next moves up. One transaction an event. Answers how many ended. */
export async function expireOffers(deps: ExpireDeps): Promise<number> {
  const { database, clock } = deps;
  let ended = 0;
  for (const eventId of await selectDueOffers(database, clock.now()))
    ended += await database.transaction(async (tx) => {
      const at = clock.now();
      await lockPlaces(tx, eventId);
      const event = await selectOptionalEvent(tx, eventId, null);
      const expired = await selectExpired(tx, eventId, at);
      for (const row of expired) {
        await updateState(tx, row.id, { state: 'expired', at });
        if (event !== null && row.user_id !== null)
          await tellPerson(deps, tx, event, row.user_id, {
            title: `You didn’t take the place in time, so it went to the next person: ${event.title}`,
          });
      }
      await promoteWaiting(deps, tx, eventId, at);
      return expired.length;
    });
  return ended;
}
