import type { Queryable } from '@devorbit/server/platform/database.ts';
import { eventually } from './eventually.ts';

/** Ends the connections that wait for a lock on the table, once there are `count` of them, and waits until they are gone. */
export async function endWaiting(db: Queryable, table: string, count = 1): Promise<void> {
  const waiting = `from pg_locks where not granted and relation = '${table}'::regclass`;
  await eventually(async () => (await db.raw(`select ${waiting}`)).rows.length >= count);
  await db.raw(`select pg_terminate_backend(pid, 10000) ${waiting}`);
}
