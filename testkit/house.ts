import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, type Clock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase, type Database } from '@devorbit/server/platform/database.ts';
import { type Env, readEnv } from '@devorbit/server/platform/env.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { rateLimits, settings } from '@devorbit/server/registry.ts';
import { openServer } from '@devorbit/server/server.ts';
import { createTestDatabase } from './database.ts';
import { generous } from './generous.ts';

export type House = {
  /** The server's address, without a slash. */
  url: string;
  databaseUrl: string;
  database: Database;
  clock: Clock;
  env: Env;
  /** Everything the server has logged. */
  log(): string;
  close(): Promise<void>;
};

export type HouseOptions = {
  runnerUrl?: string;
  clock?: Clock;
  env?: Record<string, string>;
  /** A migrated database, which stays; without one the house has a fresh one of its own. */
  databaseUrl?: string;
};

export const TEST_SECRET = 'a secret that only tests use, long enough';

/** The whole server in this process, on a port and a database of its own. */
export async function openHouse({
  runnerUrl,
  clock = systemClock,
  env: given = {},
  databaseUrl: standing,
}: HouseOptions = {}): Promise<House> {
  const { url: databaseUrl, drop } =
    standing === undefined ? await createTestDatabase() : { url: standing, drop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'devorbit-house-'));
  const mailDir = join(dataDir, 'mail');
  await mkdir(mailDir);
  const env = readEnv(
    { rateLimits, settings },
    {
      DATABASE_URL: databaseUrl,
      SECRET: TEST_SECRET,
      PORT: '0',
      LOG_LEVEL: 'trace',
      ...(runnerUrl ? { RUNNER_URL: runnerUrl } : {}),
      DATA_DIR: dataDir,
      MAIL_DIR: mailDir,
      ...generous,
      ...given,
    },
  );
  const lines: string[] = [];
  const server = await openServer(env, {
    clock,
    log: createLog(env.LOG_LEVEL, { write: (line) => void lines.push(line) }),
  });
  const database = connectDatabase(databaseUrl, () => undefined, 4, env.DATABASE_TIMEOUT_MS);
  return {
    url: `http://127.0.0.1:${server.port}`,
    databaseUrl,
    database,
    clock,
    env,
    log: () => lines.join(''),
    async close() {
      await server.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
