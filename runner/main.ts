import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import closeWithGrace from 'close-with-grace';
import { createArtefactStore } from './artefacts/artefact-store.ts';
import { cachingLane } from './artefacts/caching-lane.ts';
import { createApp } from './http/app.ts';
import { closeApp } from './http/close-app.ts';
import { COMPILER, FLAGS } from './languages/cpp.ts';
import { detectLanguages } from './languages/detect.ts';
import { openDisk } from './package-cache/disk.ts';
import { createPackageCache } from './package-cache/package-cache.ts';
import { knownRuntimes } from './piston/known-runtimes.ts';
import { openVersionStore } from './piston/version-store.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { measuredLane } from './platform/measured-lane.ts';
import { buildFolder } from './sandbox/build-helper.ts';
import { precompileHeader } from './sandbox/precompiled-header.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { createLaneGate } from './worker/lane-gate.ts';
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
const artefacts = createArtefactStore();
const gate = createLaneGate();
const lanes = sandbox.lanes.map((each) => gate(measuredLane(cachingLane(each, artefacts))));
const worker = createWorker(lanes, env.queue, log);
const catalogue = readCatalogue(join(import.meta.dirname, '../content/languages'));
const runtimes = knownRuntimes(
  catalogue,
  sandbox.lanes.at(-1),
  openVersionStore(join(buildFolder, 'versions.json')),
  log,
);
const app = createApp({
  isolation,
  lanes: sandbox.lanes.length,
  languages: await detectLanguages(lane),
  catalogue,
  runtimes,
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

void runtimes.all();

await precompileHeader(COMPILER, FLAGS).catch((error: unknown) =>
  log.warn({ err: error }, 'the C++ header could not be compiled ahead'),
);
