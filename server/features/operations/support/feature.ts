import { defineFeature } from '../../../platform/feature.ts';
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
});
