import type { Queryable } from '../../../../platform/database.ts';
import { lockPlaces } from '../../events/door.ts';
import { cancelOwn, forgetUser, selectComing } from '../store.ts';

/**
 * Gives back what somebody holds of events to come, whose account goes in this transaction, and takes their name from the
 * past. Whoever waits for those places moves up with the next sweep.
 */
export async function freePlaces(tx: Queryable, userId: number): Promise<void> {
  for (const event of await selectComing(tx, userId)) {
    await lockPlaces(tx, event);
    await cancelOwn(tx, event, userId);
  }
  await forgetUser(tx, userId);
}
