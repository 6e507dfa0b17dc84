import { defineFeature } from '../../../feature.ts';
import { purgeTickets } from './jobs.ts';
import { ticketsPerAddress, ticketsPerSender } from './limits.ts';
import { serveTickets } from './routes.ts';
import { deleteVisitorTickets } from './store.ts';

export const support = defineFeature({
  name: 'operations/support',
  tables: ['tickets', 'ticket_messages'],
  userColumns: {
    // With all that was said in them.
    'tickets.user_id': 'erased',
    // What staff did for others.
    'tickets.assigned_to': 'kept',
    'ticket_messages.author_id': 'kept',
  },
  eraseUser: async (tx, { email, email_verified }) => {
    // Written from the same address without an account: a confirmed one is known to be theirs.
    if (email_verified) await deleteVisitorTickets(tx, email);
  },
  limits: [ticketsPerAddress, ticketsPerSender],
  hourly: [{ name: 'Old messages to staff', run: purgeTickets }],
  serve: (http, platform) => serveTickets(http, { ...platform, secret: platform.env.SECRET }),
});
