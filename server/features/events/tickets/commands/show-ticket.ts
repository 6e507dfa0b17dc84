import type { Ticket } from '@devorbit/contract/events/tickets.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { lockGuests, selectOptionalOwn } from '../../registrations/door.ts';
import { noTicket } from '../errors.ts';
import type { KeyDeps } from './hold-key.ts';
import { makeTicket } from './make-ticket.ts';

/** The caller’s ticket. Throws 404 for who has no place, and where the event is cancelled. */
export function showTicket(deps: KeyDeps & { database: Database }, actor: Actor, eventId: number): Promise<Ticket> {
  return deps.database.transaction(async (tx) => {
    const own = await selectOptionalOwn(tx, eventId, actor.id);
    const event = own?.state === 'confirmed' ? await selectOptionalEvent(tx, eventId, actor.id) : null;
    if (own === null || event === null || event.cancelled_at !== null) throw noTicket();
    // As the entrance sees it.
    const [guest] = await lockGuests(tx, eventId, [own.id]);
    if (guest === undefined) throw noTicket();
    const issue = guest.ticket_issue;
    const { text, code } = await makeTicket(deps, tx, { event: eventId, registration: own.id, issue });
    return {
      text,
      code,
      issue,
      name: guest.name,
      seats: guest.seats,
      guests: own.guests,
      checkedInAt: guest.checked_in_at,
    };
  });
}
