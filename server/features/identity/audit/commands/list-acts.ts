import type { AuditedAct } from '@devorbit/contract/identity/audit.ts';
import type { Database } from '../../../../platform/database.ts';
import { type ActsQuery, selectActs } from '../store.ts';

/** Privileged acts, newest first. Who may see them is the caller's to judge. */
export const listActs = ({ database }: { database: Database }, query: ActsQuery): Promise<AuditedAct[]> =>
  selectActs(database, query);
