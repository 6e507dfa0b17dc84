import { defineFeature } from '../../../feature.ts';
import { feedsPerHour } from './limits.ts';
import { serveCalendars } from './routes.ts';

export const calendars = defineFeature({
  name: 'events/calendars',
  tables: ['calendar_feeds'],
  userColumns: { 'calendar_feeds.user_id': 'erased' },
  limits: [feedsPerHour],
  serve: serveCalendars,
});
