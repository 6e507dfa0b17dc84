import { defineFeature } from '../../../feature.ts';
import { purgeTickets } from './jobs.ts';
import { ticketsPerAddress, ticketsPerSender } from './limits.ts';
import { serveTickets } from './routes.ts';

export const support = defineFeature({
  name: 'operations/support',
  tables: ['tickets', 'ticket_messages'],
  limits: [ticketsPerAddress, ticketsPerSender],
  hourly: [{ name: 'Old messages to staff', run: purgeTickets }],
  serve: (http, platform) => serveTickets(http, { ...platform, secret: platform.env.SECRET }),
});
