import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { clearDeletionDue } from '../../../identity/accounts/door.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';

/** Takes the deletion of the caller's own account back; it need not have been asked for. */
export const keepAccount = ({ database, clock }: { database: Database; clock: Clock }, actor: Actor): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await clearDeletionDue(tx, actor.id))) return;
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at: clock.now(),
      title: 'Your account won’t be deleted.',
      link: `${pathOf('profile')}?tab=security`,
    });
  });
