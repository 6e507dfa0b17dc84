import { defineFeature } from '../../../platform/feature.ts';

export const reports = defineFeature({
  name: 'operations/reports',
  tables: ['reports'],
});
