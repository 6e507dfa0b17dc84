import { defineFeature } from '../../../feature.ts';
import { hintsPerMinute } from './limits.ts';
import { serveGuidance } from './routes.ts';

export const guidance = defineFeature({
  name: 'practice/guidance',
  tables: ['problem_guidance', 'guidance_taken'],
  userColumns: {
    'guidance_taken.user_id': 'erased',
  },
  limits: [hintsPerMinute],
  serve: serveGuidance,
});
