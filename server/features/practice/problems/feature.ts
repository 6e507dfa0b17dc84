import { defineFeature } from '../../../platform/feature.ts';

export const problems = defineFeature({
  name: 'practice/problems',
  tables: ['problems', 'problem_packages', 'content_programs', 'statement_files'],
});
