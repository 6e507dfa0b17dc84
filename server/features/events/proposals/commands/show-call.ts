import type { CallForPapers } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { isCallOpen } from '../../events/present.ts';
import { presentCall } from '../present.ts';
import { selectOptionalCall, selectOwn } from '../store.ts';

/** The call for papers of an event that the caller may see, with their own proposals. */
export async function showCall(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor | null,
  id: number,
): Promise<CallForPapers> {
  const event = await selectOptionalEvent(database, id, actor?.id ?? null);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  return presentCall(
    await selectOptionalCall(database, id),
    isCallOpen(event, clock.now()),
    actor === null ? [] : await selectOwn(database, id, actor.id),
  );
}
