import { defineFeature } from '../../../feature.ts';
import { nameFailingJobs } from './commands/name-failing-jobs.ts';
import { installationOf } from './health/installation.ts';
import { serveHealth } from './health/routes.ts';
import { serveAdministration } from './routes.ts';

export const administration = defineFeature({
  name: 'operations/administration',
  tables: ['setup_tokens'],
  serve(http, platform) {
    const { env, mailTransport, clock } = platform;
    const installation = installationOf(env, { mail: mailTransport.kind, startedAt: clock.now() });
    serveAdministration(http, { ...platform, installation });
    serveHealth(http, { ...platform, failingJobs: (caller) => nameFailingJobs(platform, caller) });
  },
});
