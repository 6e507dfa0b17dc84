import { defineFeature } from '../../../feature.ts';
import { personalData } from './personal-data-store.ts';
import { serveCrew } from './routes.ts';

export const crew = defineFeature({
  name: 'events/crew',
  tables: ['event_crew'],
  userColumns: { 'event_crew.user_id': 'erased' },
  personalData,
  serve: serveCrew,
});
