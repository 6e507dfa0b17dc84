import type { Clock } from '../../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../../platform/database.ts';
import { Refusal } from '../../../../../platform/errors.ts';
import type { RateLimits } from '../../../../../platform/rate-limits.ts';
import { type Mail, type MailDeps, sendMail } from '../../../mail/commands/send-mail.ts';
import { lettersPerAccount } from '../../limits.ts';
import { changeLetter, leavingLetter, resetLetter, takenLetter, verifyLetter, wantedLetter } from '../letters.ts';
import { type MailedUser, selectOptionalMailedUser, selectOptionalUserByEmail } from '../store.ts';
import { issueToken } from '../tokens.ts';
import type { Wish } from './wish-letter.ts';

type Deps = MailDeps & { database: Database; clock: Clock; limits: RateLimits; site: string };

/** Writes what was wished for, where there is somebody to write to; otherwise nothing. */
export const writeLetter = (deps: Deps, wish: Wish): Promise<void> =>
  deps.database.transaction(async (tx) => {
    for (const letter of await lettersFor(deps, tx, wish)) await sendMail(deps, tx, letter);
  });

async function lettersFor(deps: Deps, tx: Queryable, wish: Wish): Promise<Mail[]> {
  const { site, clock } = deps;
  const now = clock.now();
  if (wish.kind === 'forgot') {
    const user = await selectOptionalUserByEmail(tx, wish.email);
    return user ? [resetLetter(site, user, await issueToken(tx, 'reset', user, user.email, now))] : [];
  }
  if (wish.kind === 'taken') {
    const owner = await selectOptionalUserByEmail(tx, wish.email);
    return owner && (await mayDisturb(deps, owner)) ? [takenLetter(site, owner)] : [];
  }
  const user = await selectOptionalMailedUser(tx, wish.user);
  if (user === null) return [];
  if (wish.kind === 'verify')
    return user.email_verified_at === null
      ? [verifyLetter(site, user, await issueToken(tx, 'verify', user, user.email, now))]
      : [];
  const owner = await selectOptionalUserByEmail(tx, wish.email);
  const warning = leavingLetter(site, user);
  if (owner !== null) return [warning, ...((await mayDisturb(deps, owner)) ? [wantedLetter(owner)] : [])];
  return [warning, changeLetter(site, user, wish.email, await issueToken(tx, 'change', user, wish.email, now))];
}

/** Whether strangers may cause one letter more to somebody, who did not ask for any. */
async function mayDisturb({ limits }: Deps, { id }: MailedUser): Promise<boolean> {
  try {
    await limits.take(lettersPerAccount, `stranger ${id}`);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
