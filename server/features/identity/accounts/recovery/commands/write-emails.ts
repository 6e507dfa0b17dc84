import type { Clock } from '../../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../../platform/database.ts';
import { Refusal } from '../../../../../platform/errors.ts';
import type { RateLimits } from '../../../../../platform/rate-limits.ts';
import { type Email, type SendEmailDeps, sendEmail } from '../../../emails/commands/send-email.ts';
import { emailsPerAccount } from '../../limits.ts';
import { newAddressEmail, leavingEmail, resetEmail, takenEmail, verificationEmail, wantedEmail } from '../emails.ts';
import { type MailedUser, selectOptionalMailedUser, selectOptionalUserByEmail } from '../store.ts';
import { issueToken } from '../tokens.ts';
import type { Wish } from './request-email.ts';

type Deps = SendEmailDeps & { database: Database; clock: Clock; limits: RateLimits; site: string };

/** Writes what was wished for, where there is somebody to write to; otherwise nothing. */
export const writeEmails = (deps: Deps, wish: Wish): Promise<void> =>
  deps.database.transaction(async (tx) => {
    for (const email of await emailsFor(deps, tx, wish)) await sendEmail(deps, tx, email);
  });

async function emailsFor(deps: Deps, tx: Queryable, wish: Wish): Promise<Email[]> {
  const { site, clock } = deps;
  const now = clock.now();
  if (wish.kind === 'forgot') {
    const user = await selectOptionalUserByEmail(tx, wish.email);
    return user ? [resetEmail(site, user, await issueToken(tx, 'reset', user, user.email, now))] : [];
  }
  if (wish.kind === 'taken') {
    const owner = await selectOptionalUserByEmail(tx, wish.email);
    return owner && (await mayDisturb(deps, owner)) ? [takenEmail(site, owner)] : [];
  }
  const user = await selectOptionalMailedUser(tx, wish.user);
  if (user === null) return [];
  if (wish.kind === 'verify')
    return user.email_verified_at === null
      ? [verificationEmail(site, user, await issueToken(tx, 'verify', user, user.email, now))]
      : [];
  const owner = await selectOptionalUserByEmail(tx, wish.email);
  const warning = leavingEmail(site, user);
  if (owner !== null) return [warning, ...((await mayDisturb(deps, owner)) ? [wantedEmail(owner)] : [])];
  return [warning, newAddressEmail(site, user, wish.email, await issueToken(tx, 'change', user, wish.email, now))];
}

/** Whether strangers may cause one more email to somebody, who did not ask for any. */
async function mayDisturb({ limits }: Deps, { id }: MailedUser): Promise<boolean> {
  try {
    await limits.take(emailsPerAccount, `stranger ${id}`);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
