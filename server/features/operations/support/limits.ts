import { DAY_S, HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const supportRequestsPerAddress: RateLimit = {
  name: 'support_request_address',
  env: 'SUPPORT_REQUESTS_PER_ADDRESS',
  points: 20,
  seconds: HOUR_S,
  text: 'Messages to support from one address in an hour; a class shares one.',
};

export const supportRequestsPerSender: RateLimit = {
  name: 'support_request_sender',
  env: 'SUPPORT_REQUESTS_PER_SENDER',
  points: 10,
  seconds: DAY_S,
  text: 'Messages to support of one sender in 24 hours.',
};
