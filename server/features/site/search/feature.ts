import { defineFeature } from '../../../platform/feature.ts';

export const search = defineFeature({
  name: 'site/search',
  tables: ['search_entries'],
});
