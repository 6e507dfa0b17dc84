import { updateRoles } from '../../../../identity/accounts/door.ts';
import { recordAct } from '../../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../../identity/notifications/commands/notify.ts';
import type { Deps } from '../../commands/hold-person.ts';
import { deleteToken, selectOptionalByName } from '../store.ts';

/** Makes a user a superuser, for the operator at the machine. `unknown` where there is no such user. */
export const makeSuperuser = ({ database, clock }: Deps, username: string): Promise<'made' | 'already' | 'unknown'> =>
  database.transaction(async (tx) => {
    const user = await selectOptionalByName(tx, username);
    if (user === null) return 'unknown';
    if (user.is_superuser) return 'already';
    const at = clock.now();
    await updateRoles(tx, user.id, { is_staff: true, is_superuser: true });
    await deleteToken(tx);
    const detail = { username: user.username };
    await recordAct(tx, { at, actor: null, act: 'user.make_superuser', subject: `user ${user.id}`, detail });
    await notify(tx, { user_id: user.id, kind: 'security', at, title: 'You are now a superuser.' });
    return 'made';
  });
