import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { isCallOpen } from '../../events/present.ts';
import { callClosed, noCall } from '../errors.ts';
import { type CallRow, lockOptionalCall } from '../store.ts';

/** A call that is open by our clock, held to the end of the transaction. */
export async function holdOpenCall(
  tx: Queryable,
  { actor, clock }: { actor: Actor; clock: Clock },
  id: number,
): Promise<CallRow> {
  const call = await lockOptionalCall(tx, id);
  const event = await selectOptionalEvent(tx, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (call === null) throw noCall();
  if (!isCallOpen(event, clock.now())) throw callClosed();
  return call;
}
