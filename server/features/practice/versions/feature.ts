import { defineFeature } from '../../../platform/feature.ts';

export const versions = defineFeature({
  name: 'practice/versions',
  tables: ['problem_versions', 'rejudges', 'rejudged_submissions'],
});
