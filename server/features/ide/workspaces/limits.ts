import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const ideRunsPerMinute: RateLimit = {
  name: 'ide-runs',
  env: 'IDE_RUNS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Terminals, runs and openings of workspaces of the Online IDE by one user in a minute.',
};
