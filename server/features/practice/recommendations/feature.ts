import { defineFeature } from '../../../feature.ts';
import { serveRecommendations } from './routes.ts';

export const recommendations = defineFeature({
  name: 'practice/recommendations',
  serve: serveRecommendations,
});
