import { defineFeature, queue } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { trialUrls } from '../trials/door.ts';
import { giveUp } from './commands/give-up.ts';
import type { VerifyJob } from './commands/queue-verification.ts';
import { runVerification } from './commands/run-verification.ts';
import { deleteUnpublishedDrafts } from './draft-store.ts';
import { draftsPerMinute, verificationsPerHour } from './limits.ts';
import { serveDraftPackages } from './packages-routes.ts';
import { personalData } from './personal-data-store.ts';
import { serveAuthoring } from './routes.ts';
import { JUDGE_AWAY } from './verification/sentences.ts';

export const authoring = defineFeature({
  name: 'practice/authoring',
  tables: ['problem_drafts', 'verifications'],
  userColumns: {
    'problem_drafts.user_id': 'kept',
    'verifications.user_id': 'kept',
  },
  personalData,
  notExported: {
    problem_drafts: 'a package, which the page of the problem exports',
  },
  eraseUser: (tx, { id }) => deleteUnpublishedDrafts(tx, id),
  channels: ['verifications'],
  limits: [draftsPerMinute, verificationsPerHour],
  queues: [
    // About five minutes of trying, each of which waits for a full runner itself; judging may take half an hour.
    queue<VerifyJob>({
      name: 'verify',
      retry: { limit: 12, delay: 1, longest: 15 },
      expires: 35 * MINUTE_S,
      wake: true,
      // Each draft has two programs judged at once.
      slots: 2,
      pollMs: 1_000,
      handle: (platform) => {
        const deps = { ...platform, trialUrl: trialUrls(platform) };
        return ({ data }, signal) => runVerification(deps, data.verification, signal);
      },
      dead: (platform) => {
        const deps = { ...platform, trialUrl: trialUrls(platform) };
        return ({ data }) => giveUp(deps, { id: data.verification }, JUDGE_AWAY);
      },
    }),
  ],
  serve(http, platform) {
    serveAuthoring(http, platform);
    serveDraftPackages(http, platform);
  },
});
