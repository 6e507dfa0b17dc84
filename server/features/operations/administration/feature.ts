import { defineFeature } from '../../../platform/feature.ts';

export const administration = defineFeature({
  name: 'operations/administration',
  tables: ['setup_tokens'],
});
