import { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const HourlyJobState = SystemHealth.shape.hourly_jobs.unwrap().element;
export type HourlyJobState = z.infer<typeof HourlyJobState>;

/** Those that fail first, then by name. */
export const selectJobs = (db: Queryable): Promise<HourlyJobState[]> =>
  db.rows(
    HourlyJobState,
    'select name, last_success_at, failing_since, error from hourly_jobs order by failing_since is null, name',
  );

export const updateSucceeded = (db: Queryable, name: string, at: Date): Promise<number> =>
  db.run(
    `insert into hourly_jobs (name, last_success_at) values ($1, $2)
     on conflict (name) do update set last_success_at = $2, failing_since = null, error = ''`,
    [name, at],
  );

/** Answers whether it worked until now. */
export const updateFailed = async (db: Queryable, name: string, at: Date, error: string): Promise<boolean> =>
  (
    await db.row(
      z.object({ first: z.boolean() }),
      `insert into hourly_jobs as j (name, failing_since, error) values ($1, $2, $3)
       on conflict (name) do update set failing_since = coalesce(j.failing_since, $2), error = $3
       returning old.failing_since is null as first`,
      [name, at, error],
    )
  ).first;

/** Forgets jobs that there are not any more. */
export const deleteOthers = (db: Queryable, names: string[]): Promise<number> =>
  db.run('delete from hourly_jobs where name <> all ($1)', [names]);

export const selectSuperusers = async (db: Queryable): Promise<number[]> =>
  (await db.rows(z.object({ id: z.number() }), 'select id from active_users where is_superuser order by id')).map(
    ({ id }) => id,
  );
