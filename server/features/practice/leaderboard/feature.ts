import { defineFeature } from '../../../platform/feature.ts';

export const leaderboard = defineFeature({
  name: 'practice/leaderboard',
  tables: ['leaderboard', 'leaderboard_scores'],
  userColumns: {
    // Counted anew without who is gone.
    'leaderboard.user_id': 'kept',
  },
});
