import { defineFeature } from '../../../platform/feature.ts';

export const findability = defineFeature({
  name: 'site/findability',
});
