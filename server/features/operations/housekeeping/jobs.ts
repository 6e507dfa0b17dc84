import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { type HourlyJob, runHourlyJobs } from './commands/run-hourly-jobs.ts';

/** Every hour, on one of the servers: these jobs, in this order. */
export const startHousekeeping = (
  deps: { database: Database; clock: Clock; queue: Queue; log: Log },
  jobs: HourlyJob[],
): WorkLoop =>
  startWorkLoop({
    queue: deps.queue,
    log: deps.log,
    name: 'housekeeping',
    slots: 1,
    pollMs: 60_000,
    handle: (_, signal) => runHourlyJobs(deps, jobs, signal),
  });
