import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { createApp } from './http/app.ts';
import { closeApp } from './http/close-app.ts';
import { detectLanguages } from './languages/detect.ts';
import { openDisk } from './package-cache/disk.ts';
import { createPackageCache } from './package-cache/package-cache.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { createWorker } from './worker/worker.ts';

/** How long running jobs may go on after a signal, in ms. Then their boxes are ended; whoever asked asks another runner, or this one again. */
const GRACE_MS = 3_000;
/** Then the process ends by force, in ms. */
const FORCE_MS = 15_000;

const env = readEnv();
const log = createLog(env.logLevel);
const sandbox = await startSandbox({ lanes: env.lanes, log: (line) => log.warn(line) });
const { isolation } = sandbox;
if (!isolation.ok) log.error({ reason: isolation.reason }, 'isolation unavailable: nothing will run');

const lane = sandbox.lanes[0] ?? { missing: `isolation unavailable: ${isolation.ok ? 'no lane' : isolation.reason}` };
const worker = createWorker(sandbox.lanes, env.queue, log);
const app = createApp({
  isolation,
  lanes: sandbox.lanes.length,
  languages: await detectLanguages(lane),
  packages: createPackageCache(await openDisk(env.cacheDir, env.cacheBytes), log),
  worker,
  log,
});

closeWithGrace({ delay: FORCE_MS, logger: false }, async ({ signal, err }) => {
  // The terminal and npm both pass Ctrl-C on: the second signal is no order to leave things behind.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.removeAllListeners(name).on(name, () => log.info({ signal: name }, 'already closing'));
  if (err) log.fatal({ err }, 'the runner failed');
  log.info({ signal, running: worker.running, waiting: worker.waiting }, 'closing');
  await closeApp(app, async () => {
    const drained = worker.drain(GRACE_MS);
    await Promise.race([drained, delay(GRACE_MS)]);
    await sandbox.close();
    await drained;
  });
});

await app.listen({ host: env.host, port: env.port });
const address = app.server.address();
if (address === null || typeof address === 'string') throw new Error('the runner listens on no port');
log.info({ port: address.port, lanes: sandbox.lanes.length }, 'listening');
process.stdout.write(`${JSON.stringify({ listening: address.port })}\n`);
