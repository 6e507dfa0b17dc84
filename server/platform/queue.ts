import pLimit from 'p-limit';
import { PgBoss } from 'pg-boss';
import type { Database, Queryable } from './database.ts';
import type { Log } from './log.ts';

/** How a queue is kept in the database. */
export type QueueSettings = {
  name: string;
  /** Tries after the first one, the seconds before the next, and what these grow to where they grow. */
  retry: { limit: number; delay: number; longest?: number };
  /** How long one try may take, in seconds. */
  expires: number;
  /** Whether servers are told of a job as soon as it is there; without it they find it when they ask. */
  wake?: boolean;
  /** When a job comes by itself, in UTC. */
  cron?: string;
  /** Whether somebody takes the jobs that no try could bring to an end; the others are dropped. */
  dead?: unknown;
};

/** The channel that tells of jobs in a queue. */
export const queueChannel = (name: string): string => `${name}_queue`;
/** The queue of jobs that no try of another one could bring to an end. */
export const deadQueue = (name: string): string => `${name}_dead`;

export type Job<Data> = { id: string; data: Data; retryCount: number };

export type Queue = {
  /**
   * Sends within the caller's transaction: the job exists when that commits, and not otherwise. The servers that work the
   * queue are told.
   */
  send(tx: Queryable, name: string, data: object, options?: { priority?: number; startAfter?: number }): Promise<void>;
  /** Takes up to `count` jobs, those of the highest priority first; none once `signal` is aborted. Who takes a job keeps it alive with `touch`. */
  fetch<Data>(name: string, count: number, signal?: AbortSignal): Promise<Job<Data>[]>;
  touch(name: string, jobs: Job<unknown>[]): Promise<void>;
  complete(name: string, job: Job<unknown>): Promise<void>;
  /** Gives the job back: it is tried again after its delay, or goes to the dead-letter queue after its last try. */
  fail(name: string, job: Job<unknown>, reason: string): Promise<void>;
  close(): Promise<void>;
};

/** How many queues are asked at a time: each asks for a millisecond, and none needs a connection of its own for it. */
const ASKED_AT_ONCE = 2;

/** A worker that does not touch its job for this long has lost it, in seconds: the least that pg-boss takes. */
const HEARTBEAT_S = 10;
/** How often lost jobs are looked for, in seconds. */
const SUPERVISE_S = 2;

const boss = (database: Database, log: Log, options: { migrate: boolean; cron: boolean }): PgBoss => {
  const made = new PgBoss({
    db: { executeSql: async (sql, params) => database.raw(sql, params) },
    migrate: options.migrate,
    createSchema: options.migrate,
    schedule: options.cron,
    supervise: !options.migrate,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    maintenanceIntervalSeconds: 300,
  });
  made.on('error', (error) => log.error({ err: error }, 'the queue failed'));
  made.on('warning', (warning) => log.warn({ warning: warning.message }, 'the queue warns'));
  return made;
};

const RETENTION = { deleteAfterSeconds: 60 * 60, retentionSeconds: 14 * 24 * 60 * 60 };

/** Tried for about ten minutes: what is left to do is short. */
const dead = { ...RETENTION, retryLimit: 100, retryDelay: 5, heartbeatSeconds: HEARTBEAT_S };

const optionsOf = ({ name, retry, expires, dead: taken }: QueueSettings) => ({
  ...RETENTION,
  retryLimit: retry.limit,
  retryDelay: retry.delay,
  ...(retry.longest === undefined ? {} : { retryBackoff: true, retryDelayMax: retry.longest }),
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: expires,
  ...(taken === undefined ? {} : { deadLetter: deadQueue(name) }),
});

/** Makes the schema that queues are kept in, or brings it up to date. */
export async function migrateQueueSchema(database: Database, log: Log): Promise<void> {
  const migrating = boss(database, log, { migrate: true, cron: false });
  await migrating.start();
  await migrating.stop({ graceful: false });
}

/** Writes only what has changed, so that a start asks twice and no more. */
async function keepQueues(running: PgBoss, queues: readonly QueueSettings[]): Promise<void> {
  const kept = new Map((await running.getQueues()).map((queue) => [queue.name, queue]));
  const keep = async (name: string, options: Record<string, unknown>) => {
    const there = kept.get(name) as Record<string, unknown> | undefined;
    if (there === undefined) await running.createQueue(name, options);
    else if (Object.entries(options).some(([key, value]) => there[key] !== value))
      await running.updateQueue(name, options);
  };
  const schedules = new Map((await running.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const settings of queues) {
    const { name, cron } = settings;
    if (settings.dead !== undefined) await keep(deadQueue(name), dead);
    await keep(name, optionsOf(settings));
    if (cron !== undefined && schedules.get(name) !== cron) await running.schedule(name, cron);
  }
}

/** Opens these queues, which are made where they are missing. Throws where their schema is missing or of another version. */
export async function openQueue(database: Database, log: Log, queues: readonly QueueSettings[]): Promise<Queue> {
  const told = new Set(queues.flatMap(({ name, wake }) => (wake ? [name] : [])));
  const running = boss(database, log, { migrate: false, cron: true });
  await running.start();
  await keepQueues(running, queues);
  const asking = pLimit(ASKED_AT_ONCE);
  const attempt = ({ id, retryCount }: Job<unknown>) => ({ id, retryCount });
  return {
    send: async (tx, name, data, options = {}) => {
      await running.send(name, data, { ...options, db: { executeSql: async (sql, params) => tx.raw(sql, params) } });
      if (told.has(name)) await tx.notify(queueChannel(name));
    },
    fetch: <Data>(name: string, count: number, signal?: AbortSignal) =>
      asking(async () =>
        signal?.aborted ? [] : running.fetch<Data>(name, { batchSize: count, includeMetadata: true }),
      ),
    touch: async (name, jobs) => void (jobs.length > 0 && (await running.touch(name, jobs.map(attempt)))),
    complete: async (name, job) => void (await running.complete(name, attempt(job))),
    fail: async (name, job, reason) => void (await running.fail(name, attempt(job), { reason })),
    close: () => running.stop({ graceful: false }),
  };
}
