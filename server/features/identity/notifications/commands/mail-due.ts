import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Log } from '../../../../platform/log.ts';
import { databaseTimeZone } from '../../../../platform/time-zones.ts';
import { selectOptionalMailAddress } from '../../accounts/door.ts';
import { type SendEmailDeps, sendEmail } from '../../emails/commands/send-email.ts';
import { isMailFixed } from '../defaults.ts';
import { digestEmail, instantEmail, type EmailDeps } from '../mailing/emails.ts';
import {
  lockWaiting,
  selectDigestTime,
  selectDueUsers,
  selectMailPreferences,
  tryLockEmails,
  updatePostponed,
  updateSettled,
  updateUserPostponed,
  type Waiting,
} from '../mailing/store.ts';

export type MailDueDeps = SendEmailDeps & EmailDeps & { database: Database; clock: Clock; log: Log };

/** Users that are looked at in one go. */
const AT_ONCE = 100;
/** How long emails wait that could not be written, in ms. */
const AGAIN_MS = 5 * 60 * 1000;

/**
 * Sends what is due: instant emails, and the digests of those for whom it is past 08:00. An email and the note that it has
 * been sent are one transaction, and one server at a time writes to a user, so that each email goes once.
 */
export async function mailDue(deps: MailDueDeps, signal?: AbortSignal): Promise<void> {
  const { database, clock, log } = deps;
  const now = clock.now();
  for (const user of await selectDueUsers(database, now, AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      await database.transaction((tx) => mailUser(deps, tx, user, now));
    } catch (error) {
      log.error({ err: error, user }, 'the emails of a user could not be written');
      await updateUserPostponed(database, user, now, new Date(now.getTime() + AGAIN_MS));
    }
  }
}

async function mailUser(deps: MailDueDeps, tx: Queryable, user: number, now: Date): Promise<void> {
  if (!(await tryLockEmails(tx, user))) return;
  const waiting = await lockWaiting(tx, user, now);
  if (!waiting.some(({ due }) => due)) return;
  const address = await selectOptionalMailAddress(tx, user);
  const { email_notifications: wanted, time_zone } = await selectMailPreferences(tx, user);
  const may = ({ kind }: Waiting) => address !== null && (isMailFixed(kind) || (address.verified && wanted));
  await settle(
    tx,
    waiting.filter((one) => !may(one) || (one.mail === 'daily' && one.read)),
    null,
  );
  if (address === null) return;

  const to = { user, email: address.email };
  const left = waiting.filter(may);
  const instant = left.filter(({ mail, due }) => mail === 'instant' && due);
  for (const news of instant) await sendEmail(deps, tx, instantEmail(deps, to, news));
  await settle(tx, instant, now);

  const daily = left.filter(({ mail, read }) => mail === 'daily' && !read);
  const first = daily.find(({ due }) => due);
  if (first === undefined) return;
  const due = await selectDigestTime(tx, first.at, databaseTimeZone(time_zone ?? 'UTC'));
  if (due > now) return void (await updatePostponed(tx, idsOf(daily), due));
  await sendEmail(deps, tx, digestEmail(deps, to, daily));
  await settle(tx, daily, now);
}

const idsOf = (news: Waiting[]): number[] => news.map(({ id }) => id);

async function settle(tx: Queryable, news: Waiting[], mailedAt: Date | null): Promise<void> {
  if (news.length > 0) await updateSettled(tx, idsOf(news), mailedAt);
}
