import { resolve } from 'node:path';
import { makeSuperuser } from './features/operations/administration/setup/commands/make-superuser.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database.ts';
import { postgresUrl } from './platform/embedded-postgres.ts';
import { readOperatorEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';

/** The operator's database, or the embedded one of `npm start`, which has to be running. */
function databaseUrl(): string {
  const { DATABASE_URL, DATA_DIR } = readOperatorEnv();
  return DATABASE_URL ?? postgresUrl(resolve(DATA_DIR, 'run'), 'devorbit');
}

function end(sentence: string, code: number): void {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exitCode = code;
}

const username = process.argv[2]?.trim() ?? '';
if (username === '') end('Whom? npm run make:superuser -- USERNAME', 2);
else {
  const log = createLog('silent');
  const database = connectDatabase(
    databaseUrl(),
    (error) => log.error({ err: error }, 'a database connection failed'),
    1,
  );
  try {
    const outcome = await makeSuperuser({ database, clock: systemClock }, username);
    if (outcome === 'unknown') end(`There is no user named '${username}'. Sign up first, then run this again.`, 1);
    else if (outcome === 'already') end(`'${username}' is a superuser already.`, 0);
    else end(`'${username}' is a superuser now, from the next page on.`, 0);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    end(`The database cannot be used (${why}). Is DevOrbit running? With another database, set DATABASE_URL.`, 1);
  } finally {
    await database.close();
  }
}
