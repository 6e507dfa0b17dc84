import { defineFeature } from '../../../feature.ts';
import { searchesPerMinute } from './limits.ts';
import { serveSearch } from './routes.ts';

export const search = defineFeature({
  name: 'site/search',
  tables: ['search_entries'],
  limits: [searchesPerMinute],
  serve: serveSearch,
});
