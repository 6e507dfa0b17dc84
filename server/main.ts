import closeWithGrace from 'close-with-grace';
import { systemClock } from './platform/clock.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { rateLimits } from './registry.ts';
import { openServer } from './server.ts';

/** Longest that a shutdown may take before the process is ended, in ms. */
const GRACE_MS = 8_000;

const env = readEnv(rateLimits);
const log = createLog(env.LOG_LEVEL);
const server = await openServer(env, { log, clock: systemClock });

closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err, signal }) => {
  if (err) log.fatal({ err }, 'the server fails');
  else log.info({ signal }, 'the server closes');
  await server.close();
});

process.stdout.write(`${JSON.stringify({ listening: server.port })}\n`);
