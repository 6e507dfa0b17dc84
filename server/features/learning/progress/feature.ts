import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { portalItems, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { knownItems, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { mergesPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveProgress } from './routes.ts';

export const progress = defineFeature({
  name: 'learning/progress',
  tables: ['progress_marks'],
  userColumns: { 'progress_marks.user_id': 'erased' },
  personalData,
  limits: [mergesPerMinute],
  serve: (http, platform) => {
    serveProgress(http, {
      ...platform,
      items: new Set([
        ...knownItems(fromContent(readConcepts, 'concepts'), fromContent(readCatalogue)),
        ...portalItems(fromContent(readFrameworks)),
      ]),
    });
  },
});
