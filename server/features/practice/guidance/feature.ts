import { defineFeature } from '../../../feature.ts';
import { hintsPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveGuidance } from './routes.ts';

export const guidance = defineFeature({
  name: 'practice/guidance',
  tables: ['problem_guidance', 'guidance_taken'],
  userColumns: {
    'guidance_taken.user_id': 'erased',
  },
  personalData,
  limits: [hintsPerMinute],
  serve: serveGuidance,
});
