import { defineFeature } from '../../../platform/feature.ts';

export const versions = defineFeature({
  name: 'practice/versions',
  tables: ['problem_versions', 'rejudges', 'rejudged_submissions'],
  userColumns: {
    'problem_versions.user_id': 'kept',
    'rejudges.user_id': 'kept',
  },
});
