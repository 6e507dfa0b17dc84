import { defineFeature } from '../../../platform/feature.ts';

export const home = defineFeature({
  name: 'site/home',
});
