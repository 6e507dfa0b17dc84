import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const homeRunsPerMinute: RateLimit = {
  name: 'home_run',
  env: 'HOME_RUNS_PER_MINUTE',
  points: 30,
  seconds: MINUTE_S,
  text: 'Runs of the home page’s sample by one address in a minute; visitors wait in a queue, two at a time on each server.',
};
