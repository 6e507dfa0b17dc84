import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { alreadyCancelled, alreadyOver } from '../errors.ts';
import { mayOwn } from '../policy.ts';
import { lockPlaces, updateCancelled } from '../store.ts';
import { holdEvent } from './hold-event.ts';
import { showEvent } from './show-event.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; secret: string };

/** Cancels an event for good; everybody who is registered is told. Throws 409 for one that is cancelled or over. */
export function cancelEvent(
  { database, clock, queue, secret }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  reason: string,
): Promise<EventDetail> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await holdEvent(tx, actor, id, mayOwn);
    if (event.cancelled_at !== null) throw alreadyCancelled();
    if (at.getTime() >= Date.parse(event.ends_at)) throw alreadyOver();
    // Whoever is registering now is in before, and told, or finds it cancelled.
    await lockPlaces(tx, id);
    await updateCancelled(tx, id, reason, at);
    await queue.send(tx, 'event_letters', { event: id, what: 'cancelled', after: 0 });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.cancel',
      subject: `event ${id}`,
      detail: { title: event.title, reason },
    });
    if (event.created_by !== actor.id)
      await notify(tx, {
        user_id: event.created_by,
        kind: 'events',
        at,
        title: `Your event was cancelled: ${event.title}`,
        body: reason,
        link: pathOf('event', { id }),
      });
    return showEvent(tx, { actor, now: at, secret }, id);
  });
}
