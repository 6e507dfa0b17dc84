import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { eventNotFound, notYourEvent } from '../errors.ts';
import { mayEdit, mayOwn, maySee } from '../policy.ts';
import { type EventRow, lockEvent, selectOptionalEvent } from '../store.ts';

/** An event that the caller may change, or own, held to the end of the transaction. 404 for one that they may not see. */
export async function holdEvent(
  tx: Queryable,
  actor: Actor,
  id: number,
  may: typeof mayEdit | typeof mayOwn = mayEdit,
): Promise<EventRow> {
  const held = await lockEvent(tx, id);
  const row = held === null ? null : await selectOptionalEvent(tx, id, actor.id);
  if (row === null || !maySee(actor, row)) throw eventNotFound();
  if (!may(actor, row)) throw notYourEvent();
  return row;
}
