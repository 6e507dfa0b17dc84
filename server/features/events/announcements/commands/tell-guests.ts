import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { selectOptionalMailAddress } from '../../../identity/accounts/door.ts';
import { sendEmail, type SendEmailDeps } from '../../../identity/emails/commands/send-email.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { selectMailedAtOnce, unsubscribeAddress } from '../../../identity/notifications/door.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { announcementEmail } from '../emails.ts';
import { lockOptionalNews, type NewsRow, selectReaders, updateTold } from '../store.ts';

export type NewsJob = { news: number };
type Deps = SendEmailDeps & { database: Database; clock: Clock; queue: Queue; site: () => string; secret: string };

/** People told in one step. */
const STEP = 100;

/** Answers whether an email goes. */
async function mail(
  deps: Deps,
  tx: Queryable,
  event: EventRow,
  news: NewsRow,
  reader: { id: number; username: string },
) {
  const address = await selectOptionalMailAddress(tx, reader.id);
  if (address === null || !address.verified) return false;
  const site = deps.site();
  await sendEmail(
    deps,
    tx,
    announcementEmail({ email: address.email, username: reader.username }, news, {
      event: event.approved_title ?? event.title,
      organizer: event.organizer,
      url: site + pathOf('event', { id: event.id }),
      unsubscribeUrl: unsubscribeAddress({ secret: deps.secret, site }, { user: reader.id, mail: 'events' }),
    }),
  );
  return true;
}

/**
 * Tells the next hundred what was announced; the next step is a job of its own. Whom it was told up to and what was sent
 * are one transaction: everybody hears it once. Who wants emails about events in a digest, or none, gets none of its own.
 */
export function tellGuests(deps: Deps, { news: id }: NewsJob): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const news = await lockOptionalNews(tx, id);
    const event = news === null ? null : await selectOptionalEvent(tx, news.event_id, null);
    if (news === null || event === null) return;
    const readers = await selectReaders(tx, news, STEP);
    const users = readers.map(({ user_id }) => user_id);
    const mailed = new Set<number>();
    for (const reader of await selectMailedAtOnce(tx, users, 'events'))
      if (await mail(deps, tx, event, news, reader)) mailed.add(reader.id);
    const told = {
      kind: 'events' as const,
      at: deps.clock.now(),
      title: `${event.approved_title ?? event.title}: ${news.title}`,
      body: news.body,
      link: pathOf('event', { id: event.id }),
    };
    await notifyMany(
      tx,
      users.filter((user) => !mailed.has(user)),
      told,
    );
    await notifyMany(tx, [...mailed], { ...told, mailed: true });
    const more = readers.length === STEP;
    await updateTold(tx, id, {
      upTo: readers.at(-1)?.id ?? news.told_up_to,
      told: users.length,
      doneAt: more ? null : deps.clock.now(),
    });
    if (more) await deps.queue.send(tx, 'event_news', { news: id } satisfies NewsJob);
  });
}
