import { defineFeature } from '../../../platform/feature.ts';

export const social = defineFeature({
  name: 'identity/social',
  tables: ['identities', 'social_flows', 'social_tickets'],
});
