export const DAILY_CHALLENGE = 'Daily challenge';
export const DAILY_FAILURE = 'The daily challenge could not be loaded';
