import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { eventNotFound } from '../errors.ts';
import { maySee } from '../policy.ts';
import { presentEvent, type View } from '../present.ts';
import { selectOptionalEvent } from '../store.ts';

/** An event for who asks. Throws a Refusal where there is none for them. */
export async function showEvent(db: Queryable, view: View, id: number): Promise<EventDetail> {
  const row = await selectOptionalEvent(db, id, view.actor?.id ?? null);
  if (row === null || !maySee(view.actor, row)) throw eventNotFound();
  return presentEvent(row, view);
}
