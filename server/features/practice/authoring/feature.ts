import { defineFeature } from '../../../platform/feature.ts';
import { deleteUnpublishedDrafts } from './draft-store.ts';

export const authoring = defineFeature({
  name: 'practice/authoring',
  tables: ['problem_drafts', 'verifications'],
  userColumns: {
    'problem_drafts.user_id': 'kept',
    'verifications.user_id': 'kept',
  },
  eraseUser: (tx, { id }) => deleteUnpublishedDrafts(tx, id),
});
