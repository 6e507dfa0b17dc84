import { PgBoss } from 'pg-boss';
import type { Database, Queryable } from './database.ts';
import type { Log } from './log.ts';

export type QueueName =
  | 'judge'
  | 'judge_dead'
  | 'generate'
  | 'generate_dead'
  | 'rejudge'
  | 'verify'
  | 'verify_dead'
  | 'mail'
  | 'recovery'
  | 'housekeeping';
export type Job<Data> = { id: string; data: Data; retryCount: number };

export type Queue = {
  /** Sends within the caller's transaction: the job exists when that commits, and not otherwise. */
  send(
    tx: Queryable,
    name: QueueName,
    data: object,
    options?: { priority?: number; startAfter?: number },
  ): Promise<void>;
  /** Takes up to `count` jobs, those of the highest priority first. Who takes a job keeps it alive with `touch`. */
  fetch<Data>(name: QueueName, count: number): Promise<Job<Data>[]>;
  touch(name: QueueName, jobs: Job<unknown>[]): Promise<void>;
  complete(name: QueueName, job: Job<unknown>): Promise<void>;
  /** Gives the job back: it is tried again after its delay, or goes to the dead-letter queue after its last try. */
  fail(name: QueueName, job: Job<unknown>, reason: string): Promise<void>;
  close(): Promise<void>;
};

/** A letter is tried so often again: for about a day. */
export const MAIL_RETRIES = 30;

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

/** Makes the queues and their schema, or brings them up to date. */
export async function migrateQueue(database: Database, log: Log): Promise<void> {
  const migrating = boss(database, log, { migrate: true, cron: false });
  await migrating.start();
  const retention = { deleteAfterSeconds: 60 * 60, retentionSeconds: 14 * 24 * 60 * 60 };
  const queues = {
    judge_dead: { ...retention, retryLimit: 100, retryDelay: 5, heartbeatSeconds: HEARTBEAT_S },
    // About a quarter of an hour of trying; a job that is judged may take half an hour.
    judge: {
      ...retention,
      retryLimit: 65,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 15,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: 30 * 60,
      deadLetter: 'judge_dead',
    },
    generate_dead: { ...retention, retryLimit: 100, retryDelay: 5, heartbeatSeconds: HEARTBEAT_S },
    // About five minutes of trying: somebody waits for it, and may ask again.
    generate: {
      ...retention,
      retryLimit: 25,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 15,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: 10 * 60,
      deadLetter: 'generate_dead',
    },
    // It waits for a runner as long as it takes: whoever began it may cancel it. A batch may take two hours.
    rejudge: {
      ...retention,
      retryLimit: 100_000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 15,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: 2 * 60 * 60,
    },
    verify_dead: { ...retention, retryLimit: 100, retryDelay: 5, heartbeatSeconds: HEARTBEAT_S },
    // About five minutes of trying, each of which waits for a full runner itself; judging may take half an hour.
    verify: {
      ...retention,
      retryLimit: 12,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 15,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: 35 * 60,
      deadLetter: 'verify_dead',
    },
    mail: {
      ...retention,
      retryLimit: MAIL_RETRIES,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 60 * 60,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: 5 * 60,
    },
    // What letters are to say is found out here, so that no call's time tells whether an address is known.
    recovery: {
      ...retention,
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: 5 * 60,
    },
    housekeeping: { ...retention, retryLimit: 0 },
  } satisfies Record<QueueName, object>;
  for (const [name, options] of Object.entries(queues)) {
    if (await migrating.getQueue(name)) await migrating.updateQueue(name, options);
    else await migrating.createQueue(name, options);
  }
  await migrating.schedule('housekeeping', '17 * * * *');
  await migrating.stop({ graceful: false });
}

/** Opens the queues that `migrateQueue` made. Throws where they are missing or of another version. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  const running = boss(database, log, { migrate: false, cron: true });
  await running.start();
  const attempt = ({ id, retryCount }: Job<unknown>) => ({ id, retryCount });
  return {
    send: async (tx, name, data, options = {}) => {
      await running.send(name, data, { ...options, db: { executeSql: async (sql, params) => tx.raw(sql, params) } });
    },
    fetch: async <Data>(name: QueueName, count: number) =>
      running.fetch<Data>(name, { batchSize: count, includeMetadata: true }),
    touch: async (name, jobs) => void (jobs.length > 0 && (await running.touch(name, jobs.map(attempt)))),
    complete: async (name, job) => void (await running.complete(name, attempt(job))),
    fail: async (name, job, reason) => void (await running.fail(name, attempt(job), { reason })),
    close: () => running.stop({ graceful: false }),
  };
}
