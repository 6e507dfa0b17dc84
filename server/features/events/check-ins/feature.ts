import { defineFeature } from '../../../feature.ts';
import { purgeScans } from './jobs.ts';
import { checkInsPerMinute, selfCodesPerHour } from './limits.ts';
import { serveCheckIns } from './routes.ts';

export const checkIns = defineFeature({
  name: 'events/check-ins',
  tables: ['check_ins'],
  // A scan is of the person who was scanned; who scanned is forgotten with it, after 90 days.
  userColumns: { 'check_ins.by_id': 'kept' },
  notExported: {
    check_ins: 'about the people who were checked in',
  },
  limits: [checkInsPerMinute, selfCodesPerHour],
  hourly: [{ name: 'Old scans of tickets', run: purgeScans }],
  serve: (http, platform) => serveCheckIns(http, { ...platform, secret: platform.env.SECRET }),
});
