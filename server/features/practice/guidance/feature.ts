import { defineFeature } from '../../../platform/feature.ts';

export const guidance = defineFeature({
  name: 'practice/guidance',
  tables: ['problem_guidance', 'guidance_taken'],
});
