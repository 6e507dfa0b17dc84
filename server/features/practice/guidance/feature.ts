import { defineFeature } from '../../../feature.ts';
import { hintsPerMinute } from './limits.ts';
import { serveGuidance } from './routes.ts';

export const guidance = defineFeature({
  name: 'practice/guidance',
  tables: ['problem_guidance', 'guidance_taken'],
  limits: [hintsPerMinute],
  serve: serveGuidance,
});
