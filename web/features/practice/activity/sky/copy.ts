export const CONSTELLATION = 'Constellation';
export const CONSTELLATION_LEAD =
  'Every solved problem is a star. The brightest are the latest; a line joins those of a topic in the order of solving.';
export const SKY_FAILURE = 'The constellation could not be loaded';
export const FIRST_STAR = 'Your first Accepted lights the first star';
export const NO_STARS = 'No stars yet';
export const AS_LIST = 'The same as a list';
export const NO_TAG = 'Other';
export const STREAK = 'Streak';
