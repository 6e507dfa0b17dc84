import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { alreadyCancelled, alreadyOver } from '../errors.ts';
import { mayOwn } from '../policy.ts';
import { lockPlaces, updateCancelled } from '../store.ts';
import { holdEvent } from './hold-event.ts';

export type CancelDeps = { database: Database; clock: Clock; queue: Queue };

/** Cancels an event within a transaction, as `cancelEvent` does. */
export async function callOff(
  { clock, queue }: Pick<CancelDeps, 'clock' | 'queue'>,
  tx: Queryable,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  reason: string,
): Promise<void> {
  const at = clock.now();
  const event = await holdEvent(tx, actor, id, mayOwn);
  if (event.cancelled_at !== null) throw alreadyCancelled();
  if (at.getTime() >= Date.parse(event.ends_at)) throw alreadyOver();
  // Whoever is registering now is in before, and told, or finds it cancelled.
  await lockPlaces(tx, id);
  await updateCancelled(tx, id, reason, at);
  await queue.send(tx, 'event_emails', { event: id, what: 'cancelled', after: 0 });
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
}
