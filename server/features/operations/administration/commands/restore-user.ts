import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import { updateSuspension } from '../../../identity/accounts/door.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { notSuspended } from '../errors.ts';
import { type By, type Deps, holdPerson } from './hold-person.ts';
import { showPerson } from './show-person.ts';

/** Takes a suspension back: the user may sign in again. */
export const restoreUser = ({ database, clock }: Deps, by: By, id: number): Promise<AdminUserDetail> =>
  database.transaction(async (tx) => {
    const { actor, ip } = by;
    const { username, suspended_at } = await holdPerson(tx, by, id);
    if (suspended_at === null) throw notSuspended();
    const at = clock.now();
    await updateSuspension(tx, id, null, '');
    await recordAct(tx, { at, actor, ip, act: 'user.restore', subject: `user ${id}`, detail: { username } });
    await notify(tx, { user_id: id, kind: 'security', at, title: 'Your account is no longer suspended.' });
    return showPerson({ database: tx, clock }, actor, id);
  });
