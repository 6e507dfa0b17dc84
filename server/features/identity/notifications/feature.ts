import { defineFeature } from '../../../feature.ts';
import { purgeNotifications, startTelling } from './jobs.ts';
import { createUnsubscribeTokens } from './mailing/unsubscribe-token.ts';
import { personalData } from './personal-data-store.ts';
import { serveNotifications } from './routes.ts';
import { createSubscribers } from './subscribers.ts';
import { serveUnsubscribe } from './unsubscribe-routes.ts';

export const notifications = defineFeature({
  name: 'identity/notifications',
  tables: ['notification_preferences', 'notifications', 'announcements'],
  userColumns: {
    'notifications.user_id': 'erased',
    'notification_preferences.user_id': 'erased',
    'announcements.author_id': 'kept',
  },
  personalData,
  channels: ['notifications'],
  hourly: [{ name: 'Old notifications', run: purgeNotifications }],
  work: (platform) =>
    startTelling({ ...platform, tokens: createUnsubscribeTokens(platform.env.SECRET), publicUrl: platform.site() }),
  async serve(http, platform) {
    const subscribers = createSubscribers(platform.changes);
    platform.closing.addEventListener('abort', () => subscribers.close());
    serveNotifications(http, { ...platform, subscribers });
    await serveUnsubscribe(http, { ...platform, tokens: createUnsubscribeTokens(platform.env.SECRET) });
  },
});
