import { defineFeature } from '../../../feature.ts';
import { serveRecordings } from './routes.ts';

export const recordings = defineFeature({
  name: 'events/recordings',
  tables: ['event_recordings'],
  serve: serveRecordings,
});
