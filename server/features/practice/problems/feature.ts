import { defineFeature } from '../../../platform/feature.ts';
import { deleteUnpublishedStatementFiles } from './statement-store.ts';

export const problems = defineFeature({
  name: 'practice/problems',
  tables: ['problems', 'problem_packages', 'content_programs', 'statement_files'],
  userColumns: {
    'problems.author_id': 'kept',
  },
  eraseUser: (tx, { id }) => deleteUnpublishedStatementFiles(tx, id),
});
