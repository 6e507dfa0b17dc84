import type { listReports as endpoint, Report } from '@devorbit/contract/operations/reports.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { forModerators } from '../errors.ts';
import { mayModerateReports } from '../policy.ts';
import { presentReport } from '../present.ts';
import { selectReports } from '../store.ts';

/** A page of reports, for staff. */
export async function listReports(
  { database }: { database: Database },
  actor: Actor,
  query: z.output<typeof endpoint.query>,
): Promise<{ total: number; rows: Report[] }> {
  if (!mayModerateReports(actor)) throw forModerators();
  const { total, rows } = await selectReports(database, query);
  return { total, rows: rows.map((row) => presentReport(row, actor)) };
}
