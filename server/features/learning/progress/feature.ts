import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { knownItems, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { defineFeature } from '../../../feature.ts';
import { contentFolder } from '../../../folders.ts';
import { mergesPerMinute } from './limits.ts';
import { serveProgress } from './routes.ts';

export const progress = defineFeature({
  name: 'learning/progress',
  tables: ['progress_marks'],
  userColumns: { 'progress_marks.user_id': 'erased' },
  limits: [mergesPerMinute],
  serve: (http, platform) => {
    const content = contentFolder('.');
    serveProgress(http, {
      ...platform,
      items: knownItems(readConcepts(join(content, 'concepts')), readCatalogue(content)),
    });
  },
});
