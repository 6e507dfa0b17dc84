import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { userNotFound } from '../errors.ts';
import { mayModerate, maySetRoles } from '../policy.ts';
import { selectOptionalDetail, selectSignIns } from '../store.ts';

/** What staff see of a user. Throws where there is none. */
export async function showPerson(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Staff,
  id: number,
): Promise<AdminUserDetail> {
  const person = await selectOptionalDetail(database, id, clock.now());
  if (person === null) throw userNotFound();
  const may = { moderate: mayModerate(actor, person), set_roles: maySetRoles(actor, person) };
  return { ...person, sign_ins: await selectSignIns(database, id), may };
}
