import type { AdminUser } from '@devorbit/contract/operations/administration.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { selectUsers, type UsersQuery } from '../store.ts';

/** A page of the users that match, for staff. */
export async function listUsers(
  { database }: { database: Database },
  _actor: Staff,
  query: UsersQuery,
): Promise<{ total: number; rows: AdminUser[] }> {
  return selectUsers(database, query);
}
