import { defineFeature } from '../../../feature.ts';
import { serveCrew } from './routes.ts';

export const crew = defineFeature({
  name: 'events/crew',
  tables: ['event_crew'],
  userColumns: { 'event_crew.user_id': 'erased' },
  serve: serveCrew,
});
