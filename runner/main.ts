import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import closeWithGrace from 'close-with-grace';
import { createArtefactStore } from './artefacts/artefact-store.ts';
import { cachingLane } from './artefacts/caching-lane.ts';
import { createDocumentRoom } from './documents/document-room.ts';
import { openGentleLane } from './documents/gentle-lane.ts';
import { createApp } from './http/app.ts';
import { closeApp } from './http/close-app.ts';
import { javaCompilerLane } from './java-compiler/java-compiler-lane.ts';
import { prepareJavaCompiler, type JavaCompiler } from './java-compiler/java-compiler.ts';
import { testlibHeader } from './judging/testlib-header.ts';
import { COMPILER, FLAGS } from './languages/cpp.ts';
import { freshLanguages } from './languages/fresh-languages.ts';
import { openDisk } from './package-cache/disk.ts';
import { createPackageCache } from './package-cache/package-cache.ts';
import { knownRuntimes } from './piston/known-runtimes.ts';
import { openVersionStore } from './piston/version-store.ts';
import { ownWork, warmUps } from './piston/warm-up.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { measuredLane } from './platform/measured-lane.ts';
import { buildFolder } from './sandbox/build-helper.ts';
import { precompileHeader, STANDARD_LIBRARY } from './sandbox/precompiled-header.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { asideLane } from './worker/aside-lane.ts';
import { createConsoleSlots } from './worker/console-slots.ts';
import { createLaneGate } from './worker/lane-gate.ts';
import { createWorker } from './worker/worker.ts';
import { createLanguageServerPool } from './workspaces/language-servers/language-server-pool.ts';
import { createWorkspacePool, SPARES } from './workspaces/workspace-pool.ts';
import { workspaceTools } from './workspaces/workspace-tools.ts';

/** How long running jobs may go on after a signal, in ms. Then their boxes are ended; whoever asked asks another runner, or this one again. */
const GRACE_MS = 3_000;
/** How often the machine is looked at for the settings of languages that were installed meanwhile, in ms. */
const RENEW_MS = 3_000;
/** Then the process ends by force, in ms. */
const FORCE_MS = 15_000;

const env = readEnv();
const log = createLog(env.logLevel);
const sandbox = await startSandbox({
  lanes: env.lanes,
  firstUid: env.firstUid,
  linesAhead: env.linesAhead,
  workspaces: env.workspaces === 0 ? 0 : env.workspaces + SPARES,
  languageServers: env.languageServers,
  log: (line) => log.warn(line),
});
const { isolation } = sandbox;
if (!isolation.ok) log.error({ reason: isolation.reason }, 'isolation unavailable: nothing will run');

const consoles = createConsoleSlots(sandbox.lanes.length);
const last = sandbox.lanes.at(-1);
const asked = last && asideLane(last, () => consoles.used > 0);
const lane = asked ?? {
  missing: `isolation unavailable: ${isolation.ok ? 'no lane' : isolation.reason}`,
};
const artefacts = createArtefactStore();
const gate = createLaneGate();
let javaCompiler: JavaCompiler | null = null;
const lanes = sandbox.lanes.map((each) =>
  gate(
    measuredLane(
      cachingLane(
        javaCompilerLane(each, () => javaCompiler),
        artefacts,
      ),
    ),
  ),
);
const worker = createWorker(lanes, env.queue, log);
const catalogue = readCatalogue(join(import.meta.dirname, '../content/languages'));
const runtimes = knownRuntimes(catalogue, asked, openVersionStore(join(buildFolder, 'versions.json')), log);
const compileHeaders = async (): Promise<void> => {
  try {
    await precompileHeader(STANDARD_LIBRARY, COMPILER, FLAGS);
    await precompileHeader(await testlibHeader(), COMPILER, FLAGS);
  } catch (error) {
    log.warn({ err: error }, 'the C++ headers could not be compiled ahead');
  }
};
const languages = freshLanguages(lane, catalogue, (id) => {
  log.info({ language: id }, 'a language is ready now');
  if (id === 'cpp') void compileHeaders();
});
for (const id of practiceLanguages) await languages.now(id);
const documents = createDocumentRoom(
  () =>
    openGentleLane(
      (line) => log.warn(`the lane of documents: ${line}`),
      // Behind the users of the other lanes, of workspaces and of language servers.
      env.firstUid === undefined
        ? undefined
        : env.firstUid +
            4 * (env.lanes + Math.ceil((env.workspaces + SPARES) / 2) + Math.ceil(env.languageServers / 2)),
      env.documentWeight,
    ),
  log,
);
const tools = workspaceTools(catalogue, runtimes, () => javaCompiler, asked);
const workspaces = createWorkspacePool(sandbox.workspaces, tools, log);
const languageServers = createLanguageServerPool(sandbox.languageServers, tools, log);
const app = createApp({
  isolation,
  lanes: sandbox.lanes.length,
  languages,
  catalogue,
  runtimes,
  packages: createPackageCache(await openDisk(env.cacheDir, env.cacheBytes), log),
  worker,
  consoles,
  documents,
  workspaces,
  languageServers,
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
    await Promise.all([workspaces.close(), languageServers.close(), Promise.race([drained, delay(GRACE_MS)])]);
    await Promise.all([sandbox.close(), documents.close()]);
    await drained;
  });
});

await app.listen({ host: env.host, port: env.port });
const address = app.server.address();
if (address === null || typeof address === 'string') throw new Error('the runner listens on no port');
log.info({ port: address.port, lanes: sandbox.lanes.length, firstUid: sandbox.firstUid }, 'listening');
process.stdout.write(`${JSON.stringify({ listening: address.port })}\n`);

void runtimes.all();
setInterval(() => {
  sandbox.renew().catch((error: unknown) => log.warn({ err: error }, 'the boxes cannot be shown what was installed'));
}, RENEW_MS).unref();

const [own] = sandbox.lanes;
if (own)
  javaCompiler = await prepareJavaCompiler(own, '/usr/bin').catch((error: unknown) => {
    log.warn({ err: error }, 'Java compiles without an archive');
    return null;
  });
for (const attempt of env.linesAhead > 0 ? await warmUps(catalogue, runtimes) : [])
  await Promise.all(lanes.map(() => worker.accept(ownWork(attempt))));

await workspaces.prepare();
await compileHeaders();
