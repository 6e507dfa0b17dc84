import closeWithGrace from 'close-with-grace';
import { WrongStore } from './platform/blobs/store-identity.ts';
import { systemClock } from './platform/clock.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { rateLimits, settings } from './registry.ts';
import { openServer } from './server.ts';

/** Longest that a shutdown may take before the process is ended, in ms. */
const GRACE_MS = 8_000;

const env = readEnv({ rateLimits, settings });
const log = createLog(env.LOG_LEVEL);
const server = await openServer(env, { log, clock: systemClock }).catch((error: unknown) => {
  if (!(error instanceof WrongStore)) throw error;
  process.stderr.write(`${error.message}\n`);
  // For the supervisor, which does not try again.
  process.stdout.write(`${JSON.stringify({ refused: error.message })}\n`);
  return null;
});
if (server === null) process.exit(1);

closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err, signal }) => {
  if (err) log.fatal({ err }, 'the server fails');
  else log.info({ signal }, 'the server closes');
  await server.close();
});

process.stdout.write(`${JSON.stringify({ listening: server.port })}\n`);
