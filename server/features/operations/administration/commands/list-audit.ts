import type { AuditedAct, listAudit as endpoint } from '@devorbit/contract/identity/audit.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { listActs } from '../../../identity/audit/commands/list-acts.ts';
import { forStaff } from '../errors.ts';
import { mayAdminister } from '../policy.ts';

/** Privileged acts, newest first, for staff. */
export async function listAudit(
  deps: { database: Database },
  actor: Actor,
  query: z.output<typeof endpoint.query>,
): Promise<AuditedAct[]> {
  if (!mayAdminister(actor)) throw forStaff();
  return listActs(deps, query);
}
