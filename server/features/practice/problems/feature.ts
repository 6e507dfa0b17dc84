import { readLanguages } from '@devorbit/content-reader/languages.ts';
import { defineFeature } from '../../../feature.ts';
import { contentFolder } from '../../../folders.ts';
import { problemsPerDay } from './limits.ts';
import { createListCache } from './listing/cache.ts';
import { serveProblems } from './routes.ts';

export const problems = defineFeature({
  name: 'practice/problems',
  tables: ['problems', 'problem_packages', 'content_programs', 'statement_files'],
  channels: ['problems'],
  limits: [problemsPerDay],
  serve: (http, platform) =>
    serveProblems(http, {
      ...platform,
      languages: readLanguages(contentFolder('languages')),
      listCache: createListCache(platform.changes),
      secret: platform.env.SECRET,
    }),
});
