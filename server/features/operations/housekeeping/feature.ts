import { defineFeature } from '../../../platform/feature.ts';

export const housekeeping = defineFeature({
  name: 'operations/housekeeping',
  tables: ['hourly_jobs'],
});
