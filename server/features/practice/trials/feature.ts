import { defineFeature } from '../../../platform/feature.ts';

export const trials = defineFeature({
  name: 'practice/trials',
  tables: ['trial_packages'],
});
