export const YOUR_HOME = 'Your home';
export const HOME_FAILURE = 'Your home could not be loaded';
export const CONTINUE = 'Continue where you stopped';
/** Code that was changed after the last try, in place of how that ended. */
export const UNSENT = 'Not submitted yet';
export const FIRST = 'Solve your first problem';
export const NEXT = 'Up next';
export const DAILY = 'Daily challenge';
export const STREAK = 'Streak';
export const FOR_YOU = 'For you';
export const WHATS_NEW = 'What’s new';
export const ALL_CAUGHT_UP = 'You’re all caught up.';
export const NO_MORE_FOR_YOU = 'You’ve solved everything we’d suggest. Browse all problems for more.';
export const NO_DAILY = 'No challenge yet. The first problem with tests becomes today’s challenge.';
export const NO_PROBLEMS = 'There are no problems with tests yet.';
export const MY_SUBMISSIONS = 'My submissions';
export const ALL_PROBLEMS = 'All problems';
export const LEADERBOARD = 'Leaderboard';
