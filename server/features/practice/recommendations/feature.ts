import { defineFeature } from '../../../platform/feature.ts';

export const recommendations = defineFeature({
  name: 'practice/recommendations',
});
