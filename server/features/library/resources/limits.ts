import { DAY_S, HOUR_S, MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const uploadsPerHour: RateLimit = {
  name: 'resource_uploads',
  env: 'RESOURCE_UPLOADS_PER_HOUR',
  points: 200,
  seconds: HOUR_S,
  text: 'Documents that one superuser hands in, in an hour.',
};

export const suggestionUploadsPerHour: RateLimit = {
  name: 'suggestion_uploads',
  env: 'SUGGESTION_UPLOADS_PER_HOUR',
  points: 30,
  seconds: HOUR_S,
  text: 'Files that one member sends as suggestions for the Resource Hub in an hour, those that are refused among them.',
};

export const suggestionsPerDay: RateLimit = {
  name: 'suggestions',
  env: 'SUGGESTIONS_PER_DAY',
  points: 10,
  seconds: DAY_S,
  text: 'Documents that one member suggests in 24 hours.',
};

export const insideSearchesPerMinute: RateLimit = {
  name: 'inside_searches',
  env: 'INSIDE_SEARCHES_PER_MINUTE',
  points: 200,
  seconds: MINUTE_S,
  text: 'Searches inside documents of one member in a minute; one for every pause while typing.',
};
