import { defineFeature } from '../../../feature.ts';
import { purgeSupportRequests } from './jobs.ts';
import { supportRequestsPerAddress, supportRequestsPerSender } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveSupportRequests } from './routes.ts';
import { deleteVisitorSupportRequests } from './store.ts';

export const support = defineFeature({
  name: 'operations/support',
  tables: ['support_requests', 'support_messages'],
  userColumns: {
    // With all that was said in them.
    'support_requests.user_id': 'erased',
    // What staff did for others.
    'support_requests.assigned_to': 'kept',
    'support_messages.author_id': 'kept',
  },
  personalData,
  eraseUser: async (tx, { email, email_verified }) => {
    // Written from the same address without an account: a confirmed one is known to be theirs.
    if (email_verified) await deleteVisitorSupportRequests(tx, email);
  },
  limits: [supportRequestsPerAddress, supportRequestsPerSender],
  hourly: [{ name: 'Old messages to staff', run: purgeSupportRequests }],
  serve: (http, platform) => serveSupportRequests(http, { ...platform, secret: platform.env.SECRET }),
});
