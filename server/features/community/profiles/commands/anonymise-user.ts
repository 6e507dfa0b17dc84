import type { Database } from '../../../../platform/database.ts';
import type { Erasure } from '../../../../platform/erasure.ts';
import { isLastSuperuser, lockDue, updateAnonymised } from '../../../identity/accounts/door.ts';
import { type SendEmailDeps, sendEmail } from '../../../identity/emails/commands/send-email.ts';
import { recountUsers } from '../../../practice/leaderboard/commands/recount-users.ts';
import { deletedEmail } from '../emails.ts';
import { eraseUser } from './erase-user.ts';

export type AnonymiseDeps = SendEmailDeps & {
  database: Database;
  /** What the features declare as a user's. */
  erasure: Erasure;
};

/**
 * Makes an account whose deletion is due nobody's, for good: what is personal goes, what others build on stays under the
 * name of a deleted user. In one transaction; a second time it does nothing. Answers whether it was done: not before its
 * time, and not while nobody else is superuser.
 */
export const anonymiseUser = (deps: AnonymiseDeps, userId: number): Promise<boolean> =>
  deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    if (await isLastSuperuser(tx, userId)) return false;
    const user = await lockDue(tx, userId, now);
    if (user === null) return false;
    const renamed = await updateAnonymised(tx, user.id, now);
    await eraseUser(tx, deps.erasure, { ...user, renamed });
    await sendEmail(deps, tx, deletedEmail(user));
    await recountUsers(tx, [user.id], now);
    return true;
  });
