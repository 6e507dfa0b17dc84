import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { callOff, type CancelDeps } from './call-off.ts';
import { showEvent } from './show-event.ts';

/** Cancels an event for good; everybody who is registered is told. Throws 409 for one that is cancelled or over. */
export function cancelEvent(
  { secret, ...deps }: CancelDeps & { secret: string },
  by: { actor: Actor; ip: string },
  id: number,
  reason: string,
): Promise<EventDetail> {
  return deps.database.transaction(async (tx) => {
    await callOff(deps, tx, by, id, reason);
    return showEvent(tx, { actor: by.actor, now: deps.clock.now(), secret }, id);
  });
}
