import { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

export const selectNothing = async (db: Queryable): Promise<void> => void (await db.raw('select 1'));

const Facts = z.object({ bytes: z.number(), migrations: z.number(), last_migration: z.string() });

export const selectFacts = (db: Queryable): Promise<z.infer<typeof Facts>> =>
  db.row(
    Facts,
    `select pg_database_size(current_database()) as bytes, count(*) as migrations, coalesce(max(name), '') as last_migration
     from migrations`,
  );

const QueueRow = SystemHealth.shape.queues.unwrap().element;

/** Every queue, with the jobs of it that wait to be taken and those that are being done. */
export const selectQueues = (db: Queryable): Promise<z.infer<typeof QueueRow>[]> =>
  db.rows(
    QueueRow,
    `select q.name, count(j.id) filter (where j.state in ('created', 'retry')) as waiting,
       count(j.id) filter (where j.state = 'active') as running,
       min(j.created_on) filter (where j.state in ('created', 'retry')) as oldest_at
     from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active')
     where q.name not like '\\_\\_%' group by q.name order by q.name`,
  );

const Counts = SystemHealth.shape.counts.unwrap();

/** `midnight` begins today. */
export const selectCounts = (db: Queryable, midnight: Date): Promise<z.infer<typeof Counts>> =>
  db.row(
    Counts,
    `select (select count(*) from existing_users) as users,
       (select count(*) from users where date_joined >= $1) as users_today,
       (select count(*) from submissions where created_at >= $1 and kind = 'submit') as submissions_today,
       (select count(*) from reports where decision is null) as open_reports`,
    [midnight],
  );
