import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const proposalsPerDay: RateLimit = {
  name: 'event_proposal',
  env: 'EVENT_PROPOSALS_PER_DAY',
  points: 30,
  seconds: DAY_S,
  text: 'Sessions that one user proposes for events in 24 hours.',
};
