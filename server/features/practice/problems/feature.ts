import { defineFeature } from '../../../feature.ts';
import { authoredLanguages } from './authored-languages.ts';
import { heads } from './head.ts';
import { problemsPerDay } from './limits.ts';
import { createListCache } from './listing/cache.ts';
import { serveProblems } from './routes.ts';

export const problems = defineFeature({
  name: 'practice/problems',
  tables: ['problems', 'problem_packages', 'content_programs', 'statement_files'],
  channels: ['problems'],
  limits: [problemsPerDay],
  heads,
  search: [{ kind: 'problem' }],
  serve: (http, platform) =>
    serveProblems(http, {
      ...platform,
      languages: authoredLanguages(),
      listCache: createListCache(platform.changes),
      secret: platform.env.SECRET,
    }),
});
