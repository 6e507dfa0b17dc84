import type { AuditedAct, listAudit as endpoint } from '@devorbit/contract/identity/audit.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { selectActs } from '../../../identity/audit/door.ts';

/** Privileged acts, newest first, for staff. */
export async function listAudit(
  deps: { database: Database },
  _actor: Staff,
  query: z.output<typeof endpoint.query>,
): Promise<AuditedAct[]> {
  return selectActs(deps.database, query);
}
