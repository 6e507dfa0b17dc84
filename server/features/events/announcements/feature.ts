import { defineFeature, queue } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { type NewsJob, tellGuests } from './commands/tell-guests.ts';
import { announcementsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveNews } from './routes.ts';

export const eventAnnouncements = defineFeature({
  name: 'events/announcements',
  tables: ['event_news'],
  userColumns: { 'event_news.author_id': 'kept' },
  personalData,
  limits: [announcementsPerDay],
  queues: [
    queue<NewsJob>({
      name: 'event_news',
      retry: { limit: 8, delay: 5 },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 5_000,
      handle:
        (platform) =>
        ({ data }) =>
          tellGuests({ ...platform, secret: platform.env.SECRET }, data),
    }),
  ],
  serve: serveNews,
});
