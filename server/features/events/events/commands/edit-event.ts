import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { changeEvent, type EditDeps, type Form } from './change-event.ts';
import { showEvent } from './show-event.ts';
import { tellStaff } from './tell-staff.ts';

/**
 * Changes an event. A material change by others than staff waits for approval again; whoever is registered is told. Where
 * there are more places now, the waitlist moves up. Throws 409 for a change of an older revision, of a cancelled event, for
 * a capacity below what is taken, and where teams have formed and it would be no hackathon any more.
 */
export function editEvent(deps: EditDeps, actor: Actor, id: number, form: Form): Promise<EventDetail> {
  const { database, clock, secret } = deps;
  return database.transaction(async (tx) => {
    const { title, waits } = await changeEvent(deps, tx, actor, id, () => form);
    const at = clock.now();
    if (waits) await tellStaff(tx, { title, at });
    return showEvent(tx, { actor, now: at, secret }, id);
  });
}
