import { defineFeature } from '../../../feature.ts';
import { helpEntries, pageEntries, universityEntries } from './content-entries.ts';
import { searchesPerMinute } from './limits.ts';
import { serveSearch } from './routes.ts';

export const search = defineFeature({
  name: 'site/search',
  tables: ['search_entries'],
  limits: [searchesPerMinute],
  search: [
    { kind: 'page', entries: pageEntries },
    { kind: 'help', entries: helpEntries },
    { kind: 'university', entries: universityEntries },
  ],
  serve: serveSearch,
});
