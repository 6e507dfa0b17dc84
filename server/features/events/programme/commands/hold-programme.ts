import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { holdEvent } from '../../events/commands/hold-event.ts';
import type { EventRow } from '../../events/door.ts';
import { alreadyCancelled } from '../../events/errors.ts';

/** An event whose programme the caller may change; no other change of it comes before the end of the transaction. */
export async function holdProgramme(tx: Queryable, actor: Actor, id: number): Promise<EventRow> {
  const event = await holdEvent(tx, actor, id);
  if (event.cancelled_at !== null) throw alreadyCancelled();
  return event;
}
