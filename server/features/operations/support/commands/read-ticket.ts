import type { Ticket } from '@devorbit/contract/operations/support.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { ticketNotFound } from '../errors.ts';
import { presentTicket } from '../present.ts';
import { lockTicket, selectMessages, selectOptionalTicket, selectSender, type TicketRow } from '../store.ts';

/** One message with all that was said, for staff. Throws 403 for others, 404 where there is none. */
export async function readTicket(db: Queryable, _actor: Staff, id: number): Promise<Ticket> {
  const row = await selectOptionalTicket(db, id);
  if (row === null) throw ticketNotFound();
  return presentTicket(row, await selectMessages(db, [id]), (await emailAddress(db, row)) !== null);
}

/** Where an answer goes by email: what a visitor gave, or a user's confirmed address; null where none. */
export async function emailAddress(
  db: Queryable,
  { user_id, email }: Pick<TicketRow, 'user_id' | 'email'>,
): Promise<string | null> {
  if (user_id === null) return email;
  const sender = await selectSender(db, user_id);
  return sender.verified ? sender.email : null;
}

/** The message that staff act upon, held to the end of the transaction. Throws as `readTicket` does. */
export async function holdTicket(tx: Queryable, _actor: Staff, id: number): Promise<TicketRow> {
  const row = await lockTicket(tx, id);
  if (row === null) throw ticketNotFound();
  return row;
}
