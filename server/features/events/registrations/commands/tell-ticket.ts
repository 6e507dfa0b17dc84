import type { Queryable } from '../../../../platform/database.ts';
import type { EventRow } from '../../events/door.ts';
import { ticketEmail } from '../emails.ts';
import { tellPerson } from './tell-person.ts';
import type { WriteDeps } from './write-to.ts';

/** Sends somebody the ticket that takes the place of their old one. */
export const tellTicket = (deps: WriteDeps, tx: Queryable, event: EventRow, userId: number): Promise<void> =>
  tellPerson(deps, tx, event, userId, {
    title: `You have a new ticket: ${event.title}`,
    body: 'The one you had before is no longer valid.',
    email: { method: 'REQUEST', write: ticketEmail },
  });
