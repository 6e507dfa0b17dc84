import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { hasRegistrations } from '../errors.ts';
import { mayOwn } from '../policy.ts';
import { countRegistered, deleteEvent as remove, lockPlaces } from '../store.ts';
import { holdEvent } from './hold-event.ts';

/** Deletes an event. Throws 409 where people are registered: that one is cancelled instead. */
export function deleteEvent(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
): Promise<void> {
  return database.transaction(async (tx) => {
    const event = await holdEvent(tx, actor, id, mayOwn);
    await lockPlaces(tx, id);
    const count = await countRegistered(tx, id);
    if (count > 0) throw hasRegistrations(count);
    await remove(tx, id);
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'event.delete',
      subject: `event ${id}`,
      detail: { title: event.title },
    });
  });
}
