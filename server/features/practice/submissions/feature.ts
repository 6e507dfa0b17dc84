import { defineFeature, queue } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { packageUrls } from '../problems/door.ts';
import { judgeSubmission } from './commands/judge-submission.ts';
import type { JudgeJob } from './commands/queue-submission.ts';
import { recordJudgeError } from './commands/record-judge-error.ts';
import { heads } from './head.ts';
import { purgeRuns } from './jobs.ts';
import { submitsPerMinute, votesPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveSubmissions } from './routes.ts';
import { reportableNote, reportableSolution } from './sharing/reportable.ts';
import { clearSharedOf } from './sharing/store.ts';

export const submissions = defineFeature({
  name: 'practice/submissions',
  tables: ['submissions', 'test_results', 'solved_problems', 'solutions', 'solution_votes'],
  userColumns: {
    // Verdicts are what a problem's figures are made of, and are judged again with it.
    'submissions.user_id': 'kept',
    'solved_problems.user_id': 'kept',
    'solution_votes.user_id': 'erased',
  },
  personalData,
  eraseUser: (tx, { id }) => clearSharedOf(tx, id),
  channels: ['submissions'],
  limits: [submitsPerMinute, votesPerMinute],
  queues: [
    // About a quarter of an hour of trying; a job that is judged may take half an hour.
    queue<JudgeJob>({
      name: 'judge',
      retry: { limit: 65, delay: 1, longest: 15 },
      expires: 30 * MINUTE_S,
      wake: true,
      slots: ({ env }) => env.JUDGE_CONCURRENCY,
      pollMs: 1_000,
      handle: (platform) => {
        const deps = { ...platform, packageUrl: packageUrls(platform) };
        return ({ data }, signal) => judgeSubmission(deps, data.submission, signal);
      },
      dead:
        (platform) =>
        ({ data }) =>
          recordJudgeError(platform, data.submission),
    }),
  ],
  hourly: [{ name: 'Runs of yesterday', run: purgeRuns }],
  heads,
  reportable: [reportableSolution, reportableNote],
  serve: serveSubmissions,
});
