import { defineFeature } from '../../../feature.ts';
import { authoredLanguages } from './authored-languages.ts';
import { followVersions } from './commands/follow-versions.ts';
import { heads } from './head.ts';
import { problemsPerDay } from './limits.ts';
import { createListCache } from './listing/cache.ts';
import { personalData } from './personal-data-store.ts';
import { reportableProblem } from './reportable.ts';
import { serveProblems } from './routes.ts';
import { deleteUnpublishedStatementFiles } from './statement-store.ts';

export const problems = defineFeature({
  name: 'practice/problems',
  tables: ['problems', 'problem_packages', 'content_programs', 'statement_files'],
  userColumns: {
    'problems.author_id': 'kept',
  },
  personalData,
  eraseUser: (tx, { id }) => deleteUnpublishedStatementFiles(tx, id),
  channels: ['problems'],
  limits: [problemsPerDay],
  heads,
  search: [{ kind: 'problem' }],
  reportable: [reportableProblem],
  serve: (http, platform) =>
    serveProblems(http, {
      ...platform,
      languages: authoredLanguages(),
      versions: followVersions(platform.judge),
      listCache: createListCache(platform.changes),
      secret: platform.env.SECRET,
    }),
});
