import { DELETION_DAYS } from '@devorbit/contract/community/profiles-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { isLastSuperuser, updateDeletionDue } from '../../../identity/accounts/door.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { lastSuperuser, wrongConfirmation } from '../errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Puts the caller's own account down for deletion and answers when that will be; asked again, the time stays. Throws a
 * Refusal where `username` is not exactly the caller's, and for the last superuser.
 */
export async function askForDeletion(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  username: string,
): Promise<string> {
  if (username !== actor.username) throw wrongConfirmation();
  const at = clock.now();
  return database.transaction(async (tx) => {
    if (await isLastSuperuser(tx, actor.id)) throw lastSuperuser();
    const asked = await updateDeletionDue(tx, actor.id, new Date(at.getTime() + DELETION_DAYS * DAY_MS));
    if (asked.first)
      await notify(tx, {
        user_id: actor.id,
        kind: 'security',
        at,
        title: `Your account will be deleted on ${longDay.format(new Date(asked.deletion_due_at))}.`,
        body: 'To cancel, sign in before then and choose “Keep my account” in your profile. If this wasn’t you, cancel it and change your password.',
        link: `${pathOf('profile')}?tab=security`,
      });
    return asked.deletion_due_at;
  });
}
