import type { listReports as endpoint, Report } from '@devorbit/contract/operations/reports.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { presentReports } from '../present.ts';
import type { Reportables } from '../reportables.ts';
import { selectReports } from '../store.ts';

/** A page of reports, for staff. */
export async function listReports(
  { database, reportables }: { database: Database; reportables: Reportables },
  actor: Staff,
  query: z.output<typeof endpoint.query>,
): Promise<{ total: number; rows: Report[] }> {
  const { total, rows } = await selectReports(database, query);
  return { total, rows: await presentReports(database, reportables, rows, actor) };
}
