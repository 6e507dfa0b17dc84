import { defineFeature } from '../../../platform/feature.ts';

export const social = defineFeature({
  name: 'identity/social',
  tables: ['identities', 'social_flows', 'social_tickets'],
  userColumns: {
    'identities.user_id': 'erased',
    'social_flows.user_id': 'erased',
    'social_tickets.user_id': 'erased',
  },
});
