import { openSetup } from './features/operations/administration/setup/commands/open-setup.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database.ts';
import { readDatabaseUrl } from './platform/env.ts';
import { createLog } from './platform/log.ts';

// For the supervisor: the token that makes the first superuser, on a line of JSON; null where there is one.
const log = createLog('warn');
const database = connectDatabase(
  readDatabaseUrl(),
  (error) => log.error({ err: error }, 'a database connection failed'),
  1,
);
const token = await openSetup({ database, clock: systemClock });
await database.close();
process.stdout.write(`${JSON.stringify({ setup: token })}\n`);
