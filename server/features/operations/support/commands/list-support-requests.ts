import type { listSupportRequests as endpoint, SupportRequestSummary } from '@devorbit/contract/operations/support.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { presentSummary } from '../present.ts';
import { selectSupportRequests } from '../store.ts';

/** A page of messages in one state, for staff. */
export async function listSupportRequests(
  { database }: { database: Database },
  _actor: Staff,
  query: z.output<typeof endpoint.query>,
): Promise<{ total: number; rows: SupportRequestSummary[] }> {
  const { total, rows } = await selectSupportRequests(database, query);
  return { total, rows: rows.map(presentSummary) };
}
