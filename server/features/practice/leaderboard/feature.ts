import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { keepPastRanks, purgePastPeriods } from './jobs.ts';
import { universitiesPerHour } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveLeaderboard } from './routes.ts';
import { createSubscribers } from './subscribers.ts';

export const leaderboard = defineFeature({
  name: 'practice/leaderboard',
  tables: ['leaderboard', 'leaderboard_scores', 'university_scores', 'leaderboard_past'],
  userColumns: {
    // Counted anew without who is gone.
    'leaderboard.user_id': 'kept',
  },
  personalData,
  channels: ['leaderboard'],
  limits: [universitiesPerHour],
  hourly: [
    { name: 'Past leaderboard periods', run: purgePastPeriods },
    { name: 'Ranks of a week ago', run: keepPastRanks },
  ],
  serve(http, platform) {
    const subscribers = createSubscribers(platform.changes);
    platform.closing.addEventListener('abort', () => subscribers.close());
    const universities = new Map(fromContent(readUniversities, 'universities').map(({ slug, name }) => [slug, name]));
    serveLeaderboard(http, { ...platform, subscribers, universities });
  },
});
