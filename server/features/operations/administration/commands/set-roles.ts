import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import { roleOf, type UserRole } from '@devorbit/contract/roles.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { updateRoles } from '../../../identity/accounts/door.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { type By, type Deps, holdPerson } from './hold-person.ts';
import { showPerson } from './show-person.ts';

type Roles = { is_staff: boolean; is_superuser: boolean };

const inWords: Record<UserRole, string> = { learner: 'a learner', staff: 'a staff member', superuser: 'a superuser' };

/** Superusers set the roles of others, which count from the next call on. One superuser always stays: whoever acts is one, and acts on nobody but others. */
export async function setRoles(
  { database, clock }: Deps,
  by: By<Superuser>,
  id: number,
  roles: Roles,
): Promise<AdminUserDetail> {
  const { actor, ip } = by;
  return database.transaction(async (tx) => {
    const person = await holdPerson(tx, by, id);
    const before = { is_staff: person.is_staff, is_superuser: person.is_superuser };
    if (before.is_staff !== roles.is_staff || before.is_superuser !== roles.is_superuser) {
      const at = clock.now();
      await updateRoles(tx, id, roles);
      await recordAct(tx, {
        at,
        actor,
        ip,
        act: 'user.roles',
        subject: `user ${id}`,
        detail: { username: person.username, before, after: roles },
      });
      await notify(tx, {
        user_id: id,
        kind: 'security',
        at,
        title: `You are now ${inWords[roleOf(roles)]}.`,
      });
    }
    return showPerson({ database: tx, clock }, actor, id);
  });
}
