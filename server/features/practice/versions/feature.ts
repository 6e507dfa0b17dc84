import { defineFeature, queue } from '../../../feature.ts';
import { HOUR_S } from '../../../platform/rate-limits.ts';
import { packageUrls } from '../problems/door.ts';
import { judgeRejudge } from './commands/judge-rejudge.ts';
import type { RejudgeJob } from './commands/start-rejudge.ts';
import { personalData } from './personal-data-store.ts';
import { serveVersions } from './routes.ts';

export const versions = defineFeature({
  name: 'practice/versions',
  tables: ['problem_versions', 'rejudges', 'rejudged_submissions'],
  userColumns: {
    'problem_versions.user_id': 'kept',
    'rejudges.user_id': 'kept',
  },
  personalData,
  queues: [
    // It waits for a runner as long as it takes: whoever began it may cancel it. A batch may take two hours.
    queue<RejudgeJob>({
      name: 'rejudge',
      retry: { limit: 100_000, delay: 1, longest: 15 },
      expires: 2 * HOUR_S,
      slots: 1,
      pollMs: 1_000,
      handle: (platform) => {
        const deps = { ...platform, packageUrl: packageUrls(platform) };
        return ({ data }, signal) => judgeRejudge(deps, data.rejudge, signal);
      },
    }),
  ],
  serve: serveVersions,
});
