import { defineFeature } from '../../../platform/feature.ts';

export const activity = defineFeature({
  name: 'practice/activity',
});
