import {
  announce as makeAnnouncement,
  countUnread as showUnread,
  followNotifications as follow,
  listNotifications as list,
  readNotifications as read,
  removeNotification as remove,
  showNotificationPreferences,
  updateNotificationPreferences,
} from '@devorbit/contract/identity/notifications.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import { announce } from './commands/announce.ts';
import { changePreferences, showPreferences } from './commands/change-preferences.ts';
import { followNotifications } from './commands/follow-notifications.ts';
import { listNotifications } from './commands/list-notifications.ts';
import { readNotifications } from './commands/read-notifications.ts';
import { removeNotification } from './commands/remove-notification.ts';
import { FOR_STAFF } from './errors.ts';
import { countUnread } from './store.ts';
import type { Subscribers } from './subscribers.ts';

type Deps = { database: Database; clock: Clock; streams: EventStreams; subscribers: Subscribers };

const headers = { 'cache-control': 'no-store' };

export function serveNotifications(http: Http, deps: Deps): void {
  const { database } = deps;
  bind(http, list, async ({ actor, query }) => ({ body: await listNotifications(deps, actor, query), headers }));
  bind(http, showUnread, async ({ actor }) => ({
    body: { unread: await countUnread(deps.database, actor.id) },
    headers,
  }));
  bind(http, read, async ({ actor, body }) => ({
    body: { unread: await readNotifications(deps, actor, body.ids) },
    headers,
  }));
  bind(http, remove, async ({ actor, params }) => ({
    body: { unread: await removeNotification(deps, actor, params.id) },
    headers,
  }));
  bindEvents(http, deps.streams, follow, ({ actor }, gone, admitted) =>
    followNotifications(deps, actor, gone, admitted),
  );
  bind(http, showNotificationPreferences, async ({ actor }) => ({
    body: { preferences: await showPreferences(database, actor.id) },
    headers,
  }));
  bind(http, updateNotificationPreferences, async ({ actor, body }) => ({
    body: { preferences: await changePreferences(deps, actor.id, body.preferences) },
    headers,
  }));
  bind(
    http,
    makeAnnouncement,
    async ({ actor, body, request }) => {
      await announce(deps, actor, request.ip, body);
      return { body: { message: 'Everyone will be notified' }, headers };
    },
    { forbidden: FOR_STAFF },
  );
}
