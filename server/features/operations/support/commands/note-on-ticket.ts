import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { insertMessage } from '../store.ts';
import { holdTicket, readTicket } from './read-ticket.ts';

/** Staff note something for each other. The audit log keeps that they did, not what. */
export async function noteOnTicket({ database, clock }: Deps, by: By, id: number, text: string): Promise<Ticket> {
  const { actor, ip } = by;
  return database.transaction(async (tx) => {
    await holdTicket(tx, actor, id);
    const at = clock.now();
    await insertMessage(tx, { ticket_id: id, kind: 'note', author_id: actor.id, text, at });
    await recordAct(tx, { at, actor, ip, act: 'ticket.note', subject: `ticket ${id}` });
    return readTicket(tx, actor, id);
  });
}
