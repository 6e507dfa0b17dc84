import { defineFeature } from '../../../feature.ts';
import { serveActivity } from './routes.ts';

export const activity = defineFeature({
  name: 'practice/activity',
  serve: serveActivity,
});
