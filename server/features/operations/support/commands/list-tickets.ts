import type { listTickets as endpoint, TicketSummary } from '@devorbit/contract/operations/support.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { presentSummary } from '../present.ts';
import { selectTickets } from '../store.ts';

/** A page of messages in one state, for staff. */
export async function listTickets(
  { database }: { database: Database },
  _actor: Staff,
  query: z.output<typeof endpoint.query>,
): Promise<{ total: number; rows: TicketSummary[] }> {
  const { total, rows } = await selectTickets(database, query);
  return { total, rows: rows.map(presentSummary) };
}
