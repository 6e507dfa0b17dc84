import { migrationsFolder } from './folders.ts';
import { connectDatabase } from './platform/database.ts';
import { readDatabaseUrl } from './platform/env.ts';
import { createLog, type Log } from './platform/log.ts';
import { ensureDatabase, migrate } from './platform/migrations.ts';
import { migrateQueueSchema } from './platform/queue.ts';

/** Makes the database where there is none, and brings its tables up to date. Answers the migrations it applied. */
export async function migrateAll(url: string, log: Log): Promise<string[]> {
  await ensureDatabase(url);
  const applied = await migrate(url, migrationsFolder);
  const database = connectDatabase(url, (error) => log.error({ err: error }, 'a database connection failed'), 2);
  await migrateQueueSchema(database, log);
  await database.close();
  return applied;
}

if (import.meta.main) {
  const applied = await migrateAll(readDatabaseUrl(), createLog('warn'));
  process.stdout.write(`${JSON.stringify({ migrated: applied })}\n`);
}
