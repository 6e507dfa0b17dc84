import { defineFeature } from '../../../feature.ts';
import { feedsPerHour } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveCalendars } from './routes.ts';

export const calendars = defineFeature({
  name: 'events/calendars',
  tables: ['calendar_feeds'],
  userColumns: { 'calendar_feeds.user_id': 'erased' },
  personalData,
  limits: [feedsPerHour],
  serve: serveCalendars,
});
