import type { AdminUser } from '@devorbit/contract/operations/administration.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { forStaff } from '../errors.ts';
import { mayAdminister } from '../policy.ts';
import { selectUsers, type UsersQuery } from '../store.ts';

/** A page of the users that match, for staff. */
export async function listUsers(
  { database }: { database: Database },
  actor: Actor,
  query: UsersQuery,
): Promise<{ total: number; rows: AdminUser[] }> {
  if (!mayAdminister(actor)) throw forStaff();
  return selectUsers(database, query);
}
