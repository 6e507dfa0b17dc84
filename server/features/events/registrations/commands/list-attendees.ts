import type { Attendee, listAttendees as endpoint } from '@devorbit/contract/events/registrations.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { presentAttendee } from '../present.ts';
import { selectAttendees } from '../store.ts';

/** Who is registered, for staff and its organizers. */
export async function listAttendees(
  { database }: { database: Database },
  actor: Actor,
  eventId: number,
  { state, search, page }: z.output<typeof endpoint.query>,
): Promise<{ total: number; attendees: Attendee[] }> {
  const event = await selectOptionalEvent(database, eventId, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  const { total, rows } = await selectAttendees(database, eventId, { state, search, page });
  return { total, attendees: rows.map(presentAttendee) };
}
