import { defineFeature } from '../../../feature.ts';
import { addressOf } from '../../../platform/mail-transport.ts';
import { seriesPerDay } from './limits.ts';
import { serveSeries } from './routes.ts';

export const eventSeries = defineFeature({
  name: 'events/series',
  tables: ['event_series'],
  limits: [seriesPerDay],
  serve: (http, platform) =>
    serveSeries(http, { ...platform, secret: platform.env.SECRET, sender: addressOf(platform.env.MAIL_FROM) }),
});
