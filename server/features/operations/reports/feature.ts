import { defineFeature } from '../../../feature.ts';
import { reportsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveReports } from './routes.ts';
import { updateOwnerName } from './store.ts';

export const reports = defineFeature({
  name: 'operations/reports',
  tables: ['reports'],
  userColumns: {
    'reports.reporter_id': 'erased',
    'reports.owner_id': 'kept',
    'reports.decided_by': 'kept',
  },
  personalData,
  eraseUser: (tx, { id, renamed }) => updateOwnerName(tx, id, renamed),
  limits: [reportsPerDay],
  serve: (http, platform) =>
    serveReports(http, {
      ...platform,
      reportables: new Map(
        platform.features.flatMap(({ reportable = [] }) => reportable).map((one) => [one.kind, one]),
      ),
    }),
});
