import { defineFeature } from '../../../platform/feature.ts';

export const execution = defineFeature({
  name: 'execution/execution',
});
