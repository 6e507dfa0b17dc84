import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { openQueue } from '@devorbit/server/platform/queue.ts';
import { queues } from '@devorbit/server/registry.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test cluster's databases, with `NAME` for the database. */
    postgres: string;
  }
}

/** The database that all test databases are copies of. */
export const TEMPLATE = 'house_template';

/** Vitest's global setup: one PostgreSQL for the run, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'devorbit-test-'));
  const postgres = await startPostgres({
    dataDir: join(folder, 'data'),
    socketDir: join(folder, 'socket'),
    durable: false,
  });
  const log = createLog('error');
  await migrateAll(postgres.url(TEMPLATE), log);
  // The first server makes the queues: here once, for all copies.
  const database = connectDatabase(postgres.url(TEMPLATE), () => undefined, 2);
  await (await openQueue(database, log, queues)).close();
  await database.close();
  project.provide('postgres', postgres.url('NAME'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
