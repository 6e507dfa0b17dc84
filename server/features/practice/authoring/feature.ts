import { defineFeature } from '../../../platform/feature.ts';

export const authoring = defineFeature({
  name: 'practice/authoring',
  tables: ['problem_drafts', 'verifications'],
});
