import { defineFeature } from '../../../platform/feature.ts';

export const generation = defineFeature({
  name: 'practice/generation',
  tables: ['generations', 'generated_problems'],
});
