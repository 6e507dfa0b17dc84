import { selectMovable } from '../store.ts';
import { type ExpireDeps, expireOffers } from './expire-offers.ts';
import { promoteWaiting } from './promote-waiting.ts';

/** Once a minute: offers end, and whoever can have a free place gets it, whatever freed it. */
export async function moveWaitlists(deps: ExpireDeps): Promise<void> {
  const { database, clock } = deps;
  await expireOffers(deps);
  for (const event of await selectMovable(database, clock.now()))
    await database.transaction((tx) => promoteWaiting(deps, tx, event, clock.now()));
}
