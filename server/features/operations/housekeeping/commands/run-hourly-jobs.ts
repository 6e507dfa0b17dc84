import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Log } from '../../../../platform/log.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { errorWords } from '../error-words.ts';
import { deleteOthers, selectSuperusers, updateFailed, updateSucceeded } from '../store.ts';

export type HourlyJob = {
  /** As staff read it, such as `Account deletion`. */
  name: string;
  run: () => Promise<unknown>;
};

type Deps = { database: Database; clock: Clock; log: Log };

/** A job that goes on for longer counts as failed, and the next one begins, in ms. */
const LONGEST_MS = 10 * 60 * 1000;

/**
 * Runs the jobs one after another, each apart: what one throws, or that it never ends, keeps none behind it from its
 * turn. How each one ended is kept for staff, and superusers are told of the first failure after a success. Never throws
 * for a job.
 */
export async function runHourlyJobs(
  deps: Deps,
  jobs: HourlyJob[],
  signal: AbortSignal,
  longestMs = LONGEST_MS,
): Promise<void> {
  const { database, clock, log } = deps;
  for (const { name, run } of jobs) {
    if (signal.aborted) return;
    try {
      await within(longestMs, run());
      await updateSucceeded(database, name, clock.now());
    } catch (error) {
      log.error({ err: error, job: name }, 'an hourly job failed');
      await keepFailure(deps, name, error).catch((cause: Error) =>
        log.error({ err: cause, job: name }, 'the failure of an hourly job could not be kept'),
      );
    }
  }
  await deleteOthers(
    database,
    jobs.map(({ name }) => name),
  );
}

const keepFailure = ({ database, clock }: Deps, name: string, error: unknown): Promise<void> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    if (!(await updateFailed(tx, name, at, errorWords(error)))) return;
    await notifyMany(tx, await selectSuperusers(tx), {
      kind: 'community',
      at,
      title: `The hourly job ‘${name}’ failed`,
      link: `${pathOf('admin')}?section=health`,
    });
  });

/** Throws what `work` throws, and where it takes longer than `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It didn’t finish within ${ms / 1000} seconds`)), ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
