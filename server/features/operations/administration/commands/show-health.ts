import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Runners } from '../../../../platform/runners.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { selectJobs } from '../../housekeeping/door.ts';
import type { Installation } from '../health/installation.ts';
import { probe, probeRunner } from '../health/probe.ts';
import { selectCounts, selectFacts, selectQueues } from '../health/store.ts';

export type HealthDeps = { database: Database; clock: Clock; runners: Runners; installation: Installation };

/** How every part is, for staff. Each is asked for at most 2 s; what does not answer is said to be down. */
export async function showHealth(
  { database, clock, runners, installation }: HealthDeps,
  _actor: Staff,
): Promise<SystemHealth> {
  const midnight = new Date(clock.now());
  midnight.setUTCHours(0, 0, 0, 0);
  const [facts, queues, hourlyJobs, counts, states] = await Promise.all([
    probe(() => selectFacts(database)),
    probe(() => selectQueues(database)),
    probe(() => selectJobs(database)),
    probe(() => selectCounts(database, midnight)),
    Promise.all(runners.bases.map(probeRunner)),
  ]);
  return {
    ...installation,
    database: facts === null ? { ok: false, reason: 'it didn’t answer in time' } : { ok: true, ...facts },
    queues,
    hourly_jobs: hourlyJobs,
    runners: states,
    counts,
  };
}
