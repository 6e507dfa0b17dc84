import { defineFeature } from '../../../platform/feature.ts';

export const leaderboard = defineFeature({
  name: 'practice/leaderboard',
  tables: ['leaderboard', 'leaderboard_scores'],
});
