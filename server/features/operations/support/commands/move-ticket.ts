import type { moveTicket as endpoint, Ticket } from '@devorbit/contract/operations/support.ts';
import type { z } from 'zod';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { updateAssigned, updateState } from '../store.ts';
import { holdTicket, readTicket } from './read-ticket.ts';

const acts = { open: 'ticket.reopen', closed: 'ticket.close', spam: 'ticket.spam' } as const;

/** Staff close or reopen a message, take it for spam or not, and take it upon themselves or leave it to others. */
export async function moveTicket(
  { database, clock }: Deps,
  by: By,
  id: number,
  { state, mine }: z.output<typeof endpoint.body>,
): Promise<Ticket> {
  const { actor, ip } = by;
  return database.transaction(async (tx) => {
    const ticket = await holdTicket(tx, actor, id);
    const at = clock.now();
    const subject = `ticket ${id}`;
    if (state !== undefined && state !== ticket.state) {
      await updateState(tx, id, state, at);
      await recordAct(tx, { at, actor, ip, act: acts[state], subject, detail: { before: ticket.state } });
    }
    const assigned = mine === undefined ? ticket.assigned_id : mine ? actor.id : null;
    if (assigned !== ticket.assigned_id) {
      await updateAssigned(tx, id, assigned);
      const act = assigned === null ? 'ticket.leave' : 'ticket.take';
      await recordAct(tx, { at, actor, ip, act, subject, detail: { before: ticket.assigned_to } });
    }
    return readTicket(tx, actor, id);
  });
}
