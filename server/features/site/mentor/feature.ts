import { defineFeature } from '../../../platform/feature.ts';

export const mentor = defineFeature({
  name: 'site/mentor',
});
