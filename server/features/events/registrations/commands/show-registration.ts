import type { Registration } from '@devorbit/contract/events/registrations.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { presentRegistration } from '../present.ts';
import { selectOptionalOwn, selectWaitlists } from '../store.ts';

/** The caller's own registration, with the place on the waitlist; null where there is none. Throws for an event that is not there for them. */
export async function showRegistration(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor,
  eventId: number,
): Promise<Registration | null> {
  const row = await selectOptionalOwn(database, eventId, actor.id);
  const event = await selectOptionalEvent(database, eventId, actor.id);
  if (event === null || (row === null && !maySee(actor, event))) throw eventNotFound();
  if (row === null) return null;
  const over = event.cancelled_at !== null || clock.now().getTime() >= Date.parse(event.ends_at);
  const waitlists = row.state === 'waiting' ? await selectWaitlists(database, eventId, [row.id]) : null;
  return presentRegistration(row, waitlists?.get(row.id) ?? null, { over });
}
