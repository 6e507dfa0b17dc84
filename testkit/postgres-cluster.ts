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

/** A PostgreSQL that goes with its folder when it is stopped, with a migrated database to copy. */
export async function startTestCluster(): Promise<{ url(database: string): string; stop(): Promise<void> }> {
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
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Vitest's global setup: one cluster for the run, or the one that TEST_POSTGRES names, which stays. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_POSTGRES'];
  if (given) {
    project.provide('postgres', given);
    return;
  }
  const { url, stop } = await startTestCluster();
  project.provide('postgres', url('NAME'));
  return stop;
}
