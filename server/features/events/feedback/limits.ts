import { HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const eventFeedbackPerHour: RateLimit = {
  name: 'event_feedback',
  env: 'EVENT_FEEDBACK_PER_HOUR',
  points: 60,
  seconds: HOUR_S,
  text: 'Times that one user gives, changes or takes back feedback on events in an hour.',
};
