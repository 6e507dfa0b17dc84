import { defineFeature } from '../../../feature.ts';
import { addressOf } from '../../../platform/mail-transport.ts';
import { ticketsPerDay } from './limits.ts';
import { serveTickets } from './routes.ts';

export const eventTickets = defineFeature({
  name: 'events/tickets',
  tables: ['ticket_keys'],
  limits: [ticketsPerDay],
  serve: (http, platform) =>
    serveTickets(http, { ...platform, secret: platform.env.SECRET, sender: addressOf(platform.env.MAIL_FROM) }),
});
