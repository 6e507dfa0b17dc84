import { defineFeature, queue } from '../../../feature.ts';
import { sweepBlobs } from '../../../platform/blobs/sweep.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { runHourlyJobs } from './commands/run-hourly-jobs.ts';

export const housekeeping = defineFeature({
  name: 'operations/housekeeping',
  tables: ['hourly_jobs'],
  hourly: [
    {
      // Those that no feature's rows have referred to for a day, and what was half received.
      name: 'Files without an owner',
      run: ({ database, clock, blobStore: store, features }) =>
        sweepBlobs({ database, clock, store, references: features.flatMap(({ blobs = [] }) => blobs) }),
    },
  ],
  queues: [
    queue({
      name: 'housekeeping',
      cron: '17 * * * *',
      retry: { limit: 0, delay: 0 },
      expires: 30 * MINUTE_S,
      slots: 1,
      pollMs: 60_000,
      handle: (platform) => {
        const jobs = platform.features
          .flatMap(({ hourly = [] }) => hourly)
          .map(({ name, run }) => ({ name, run: () => run(platform) }));
        return (_, signal) => runHourlyJobs(platform, jobs, signal);
      },
    }),
  ],
});
