import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { type PromoteDeps, promoteWaiting } from '../../registrations/commands/promote-waiting.ts';
import { alreadyCancelled, alreadyDecided } from '../errors.ts';
import { countRegistered, updateState } from '../store.ts';
import { holdEvent } from './hold-event.ts';
import { showEvent } from './show-event.ts';

type Deps = PromoteDeps & { database: Database; clock: Clock; queue: Queue; secret: string };
type Decision = { decision: 'approve' | 'decline'; reason: string };

/**
 * Staff approve an event or decline it; who made it is told, with the reason, and so are those who are registered. Throws 409
 * where it is decided already.
 */
export function decideEvent(
  deps: Deps,
  { actor, ip }: { actor: Staff; ip: string },
  id: number,
  { decision, reason }: Decision,
): Promise<EventDetail> {
  const { database, clock, queue, secret } = deps;
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await holdEvent(tx, actor, id);
    const state = decision === 'approve' ? 'approved' : 'declined';
    if (event.cancelled_at !== null) throw alreadyCancelled();
    if (event.state === state) throw alreadyDecided();
    await updateState(tx, id, { state, reason: state === 'approved' ? '' : reason, by: actor.id, at });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: `event.${decision}`,
      subject: `event ${id}`,
      detail: { title: event.title, reason },
    });
    if (event.created_by !== actor.id)
      await notify(tx, {
        user_id: event.created_by,
        kind: 'events',
        at,
        title:
          state === 'approved'
            ? `Your event is approved: ${event.title}`
            : `Your event was not approved: ${event.title}`,
        ...(reason === '' ? {} : { body: reason }),
        link: pathOf('event', { id }),
      });
    if ((await countRegistered(tx, id)) > 0) {
      // Declined before, and approved again: the reason was kept until now.
      const what = state === 'declined' ? 'removed' : event.reason === '' ? 'changed' : 'restored';
      await queue.send(tx, 'event_emails', { event: id, what, after: 0 });
      if (state === 'approved') await promoteWaiting(deps, tx, id, at);
    }
    return showEvent(tx, { actor, now: at, secret }, id);
  });
}
