import { defineFeature } from '../../../platform/feature.ts';
import { clearSharedOf } from './sharing/store.ts';

export const submissions = defineFeature({
  name: 'practice/submissions',
  tables: ['submissions', 'test_results', 'solved_problems'],
  userColumns: {
    // Verdicts are what a problem's figures are made of, and are judged again with it.
    'submissions.user_id': 'kept',
    'solved_problems.user_id': 'kept',
  },
  eraseUser: (tx, { id }) => clearSharedOf(tx, id),
});
