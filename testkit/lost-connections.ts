import type { Queryable } from '@devorbit/server/platform/database.ts';
import { eventually } from './eventually.ts';

/** Ends the connections that wait for a lock on the table, once there are `count` of them, and waits until they are gone. */
export async function endWaiting(db: Queryable, table: string, count = 1): Promise<void> {
  // Tables have the same number in all databases that are copies of one.
  const here = 'database = (select oid from pg_database where datname = current_database())';
  const waiting = `from pg_locks where not granted and relation = '${table}'::regclass and ${here}`;
  await eventually(async () => (await db.raw(`select ${waiting}`)).rows.length >= count);
  await db.raw(`select pg_terminate_backend(pid, 10000) ${waiting}`);
}
