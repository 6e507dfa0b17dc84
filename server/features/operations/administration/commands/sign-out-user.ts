import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import { deleteSessionsOf } from '../../../identity/accounts/door.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { type By, type Deps, holdPerson } from './hold-person.ts';
import { showPerson } from './show-person.ts';

/** Ends every session of a user; access tokens stay. */
export const signOutUser = ({ database, clock }: Deps, by: By, id: number): Promise<AdminUserDetail> =>
  database.transaction(async (tx) => {
    const { actor, ip } = by;
    const { username } = await holdPerson(tx, by, id);
    const at = clock.now();
    const sessions = await deleteSessionsOf(tx, id);
    const detail = { username, sessions };
    await recordAct(tx, { at, actor, ip, act: 'user.sign_out', subject: `user ${id}`, detail });
    await notify(tx, { user_id: id, kind: 'security', at, title: 'Our staff signed you out everywhere.' });
    return showPerson({ database: tx, clock }, actor, id);
  });
