import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const ideRunsPerMinute: RateLimit = {
  name: 'ide-runs',
  env: 'IDE_RUNS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Terminals, runs and openings of workspaces of the Online IDE by one user in a minute.',
};

export const ideLanguageServersPerMinute: RateLimit = {
  name: 'ide-language-servers',
  env: 'IDE_LANGUAGE_SERVERS_PER_MINUTE',
  points: 30,
  seconds: MINUTE_S,
  text: 'Language servers of the Online IDE that one user opens in a minute: one when a file of another language is opened, or the page anew.',
};

export const ideChecksPerMinute: RateLimit = {
  name: 'ide-checks',
  env: 'IDE_CHECKS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Files that compilers look at as one user of the Online IDE types, in a minute.',
};

export const ideLooksPerMinute: RateLimit = {
  name: 'ide-looks',
  env: 'IDE_LOOKS_PER_MINUTE',
  points: 120,
  seconds: MINUTE_S,
  text: 'Looks of one user in a minute at what programs of the Online IDE have made.',
};
