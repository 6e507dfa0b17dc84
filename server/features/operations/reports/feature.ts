import { defineFeature } from '../../../feature.ts';
import { reportsPerDay } from './limits.ts';
import { serveReports } from './routes.ts';

export const reports = defineFeature({
  name: 'operations/reports',
  tables: ['reports'],
  limits: [reportsPerDay],
  serve: serveReports,
});
