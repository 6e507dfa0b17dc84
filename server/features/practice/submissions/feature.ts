import { defineFeature } from '../../../platform/feature.ts';

export const submissions = defineFeature({
  name: 'practice/submissions',
  tables: ['submissions', 'test_results', 'solved_problems'],
});
