import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { proseOf } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { pagesAbout } from '@devorbit/content-reader/learning/pages-about.ts';
import { readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { areaNames } from '@devorbit/contract/learning/concept-areas.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { defineFeature, type SearchEntry } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { serveConcepts } from './routes.ts';

const entries = (content: string): SearchEntry[] =>
  readConcepts(join(content, 'concepts')).map(({ id, title, area, aliases, summary, note }) => ({
    ref: id,
    title,
    note: areaNames[area],
    keywords: aliases.join(', '),
    body: [summary, ...(note ? [proseOf(note.text), ...note.outcomes] : [])].join(' ').replaceAll('\n', ' '),
    link: pathOf('concept', { id }),
  }));

export const concepts = defineFeature({
  name: 'learning/concepts',
  search: [{ kind: 'concept', entries }],
  serve: (http) =>
    serveConcepts(http, {
      concepts: fromContent(readConcepts, 'concepts'),
      pages: pagesAbout(fromContent(readFrameworks), fromContent(readCatalogue)),
    }),
});
