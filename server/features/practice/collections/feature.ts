import { join } from 'node:path';
import { readCollections } from '@devorbit/content-reader/collections.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { defineFeature, type SearchEntry } from '../../../feature.ts';
import { contentFolder } from '../../../folders.ts';
import { serveCollections } from './routes.ts';

/** Collections in the folder `content`. */
const entries = (content: string): SearchEntry[] =>
  readCollections(join(content, 'collections'), join(content, 'problems')).map(
    ({ slug, title, summary, why, sections }) => ({
      ref: slug,
      title,
      note: summary,
      keywords: 'study plan collection',
      body: [why, ...sections.map((section) => `${section.title}. ${section.lead}`)].join(' '),
      link: pathOf('collection', { slug }),
    }),
  );

export const collections = defineFeature({
  name: 'practice/collections',
  search: [{ kind: 'collection', entries }],
  serve: (http, { database }) =>
    serveCollections(http, {
      database,
      collections: readCollections(contentFolder('collections'), contentFolder('problems')),
    }),
});
