import { defineFeature } from '../../../platform/feature.ts';

export const support = defineFeature({
  name: 'operations/support',
  tables: ['tickets', 'ticket_messages'],
});
