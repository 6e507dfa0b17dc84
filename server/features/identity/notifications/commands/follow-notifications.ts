import type { NotificationEvent } from '@devorbit/contract/identity/notifications.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { countUnread, selectOptionalNotification } from '../store.ts';
import type { Subscribers } from '../subscribers.ts';

type Deps = { database: Database; subscribers: Subscribers };

/**
 * The actor's unread count at once, then at every change, with what is new, until `gone` aborts. Before each event
 * `admitted` is asked whether the actor may still have it.
 */
export async function* followNotifications(
  { database, subscribers }: Deps,
  { id }: Actor,
  gone: AbortSignal,
  admitted: () => Promise<boolean>,
): AsyncGenerator<NotificationEvent> {
  const subscriber = subscribers.join(id);
  try {
    yield { unread: await countUnread(database, id), notification: null };
    for (let news = await subscriber.next(gone); news !== null; news = await subscriber.next(gone)) {
      if (!(await admitted())) return;
      const found = await Promise.all(news.map((one) => selectOptionalNotification(database, id, one)));
      const unread = await countUnread(database, id);
      const fresh = found.filter((notification) => notification !== null);
      for (const notification of fresh.length > 0 ? fresh : [null]) yield { unread, notification };
    }
  } finally {
    subscriber.leave();
  }
}
