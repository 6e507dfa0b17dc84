import { defineFeature } from '../../../feature.ts';
import { createFollowers } from './followers.ts';
import { purgePastPeriods } from './jobs.ts';
import { serveLeaderboard } from './routes.ts';

export const leaderboard = defineFeature({
  name: 'practice/leaderboard',
  tables: ['leaderboard', 'leaderboard_scores'],
  channels: ['leaderboard'],
  hourly: [{ name: 'Past leaderboard periods', run: purgePastPeriods }],
  serve(http, platform) {
    const followers = createFollowers(platform.changes);
    platform.closing.addEventListener('abort', () => followers.close());
    serveLeaderboard(http, { ...platform, followers });
  },
});
