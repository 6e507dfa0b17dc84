import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const ticketsPerDay: RateLimit = {
  name: 'ticket_renewal',
  env: 'TICKET_RENEWALS_PER_DAY',
  points: 10,
  seconds: DAY_S,
  text: 'Tickets that one user has issued anew in 24 hours; organizers so often for each guest.',
};
