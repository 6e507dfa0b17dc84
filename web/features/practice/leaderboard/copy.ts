import type { LeaderboardPeriod } from '@devorbit/contract/practice/leaderboard.ts';

export const LEADERBOARD = 'Leaderboard';
export const PERIOD_NAMES: Record<LeaderboardPeriod, string> = {
  all: 'All time',
  month: 'This month',
  week: 'This week',
};
export const NOBODY: Record<LeaderboardPeriod, string> = {
  all: 'Nobody has points yet',
  month: 'Nobody has points yet this month',
  week: 'Nobody has points yet this week',
};
export const LEADERBOARD_FAILURE = 'The leaderboard could not be loaded';
export const NOBODY_HERE = 'Nobody from here has points yet';
export const EVERYBODY = 'All universities';
export const OWN_UNIVERSITY = 'Your university';
export const OWN_UNIVERSITY_LEAD = 'Pick one to appear on its leaderboard, where everyone can see you.';
export const UNIVERSITY_FAILURE = 'Your university could not be saved';
