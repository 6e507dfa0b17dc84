import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
// The supervisor behind `npm start` and `npm run dev`: database, migrations, demo world, runner, server, one port.
import { pathOf } from '@devorbit/contract/path-of.ts';
import { runnerEnvironment, serverEnvironment, settings } from './environment.ts';
import { keepPostgres } from './keep-postgres.ts';
import { openLog } from './log-file.ts';
import { complete, type Service, supervise } from './processes.ts';
import { moreReady, readHealth, readyWhere, whyNot } from './readiness.ts';
import { languageInstaller } from './screen-languages.ts';
import { buildWeb } from './web-build.ts';

const root = dirname(import.meta.dirname);
const dataDir = resolve(root, settings.dataDir);
const developing = process.argv.includes('--dev');
const since = Date.now();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** What is running, in the order in which it has to be stopped. */
const running: { stop(): Promise<void> }[] = [];
let stopping: Promise<void> | null = null;
const installer = languageInstaller(root, say);

function stopAll(): Promise<void> {
  stopping ??= (async () => {
    const installed = installer.stop();
    for (const part of running) await part.stop();
    await installed;
  })();
  return stopping;
}

const ending = () => stopping !== null;
/** Logs go to the terminal while developing, else to the data folder. */
const logged = (name: string): { logFile?: string } =>
  developing ? {} : { logFile: join(dataDir, `logs/${name}.log`) };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!stopping) say('\nStopping …');
    void stopAll().then(() => process.exit(0));
  });

async function fail(sentence: string): Promise<never> {
  process.stderr.write(`\n${sentence}\n`);
  await stopAll();
  process.exit(1);
}

/** The port, when nobody listens on it; 0 asks for any free one. */
function freePort(host: string, port: number): Promise<number | null> {
  return new Promise((done) => {
    const probe = createServer();
    probe.on('error', () => done(null));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}

async function openDatabase(): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  say('Starting the database …');
  const { logFile } = logged('database');
  const log = logFile === undefined ? undefined : openLog(logFile, say);
  const postgres = keepPostgres(
    {
      dataDir: join(dataDir, 'postgres'),
      socketDir: join(dataDir, 'run'),
      durable: true,
      ...(log && { log: (line: string) => log.write(`${line}\n`) }),
    },
    say,
    (sentence) => void fail(logFile === undefined ? sentence : `${sentence}\nIts log: ${logFile}`),
  );
  running.unshift(postgres);
  return (await postgres.started).url('devorbit');
}

/** The runner starts when its sandbox can be compiled; until then the page is up and says so. Languages come in one by one. */
async function openRunner(port: number): Promise<void> {
  if (settings.installLanguages) await installer.installCompiler();
  if (stopping) return;
  const runner: Service = supervise(
    {
      name: 'runner',
      args: ['runner/main.ts'],
      env: runnerEnvironment({ RUNNER_PORT: String(port), RUNNER_CACHE_DIR: join(dataDir, 'runner/packages') }),
      ...logged('runner'),
    },
    say,
    ending,
  );
  running.unshift(runner);
  await runner.port;
  let health = await readHealth(port);
  if (!health.isolation.ok) {
    say(`Running code is refused on this machine: ${health.isolation.reason}`);
    return;
  }
  say(`Running code is ready: ${readyWhere(health)}.`);
  if (settings.installLanguages) {
    let told = Promise.resolve();
    await installer.installScreens(({ name }) => {
      told = told.then(async () => {
        if (stopping) return;
        health = await moreReady(port, health);
        say(`${name} is installed: ${readyWhere(health)}.`);
      });
      told.catch(() => undefined);
    });
    await told;
  }
  if (stopping) return;
  if (settings.installLanguages)
    await installer.installTools('debuggers', ({ name, does }) => say(`${name} is installed: it debugs ${does}.`));
  if (stopping) return;
  if (settings.installLanguages)
    await installer.installTools('language-servers', ({ name, does }) =>
      say(`${name} is installed: it assists with ${does}.`),
    );
  if (stopping) return;
  if (settings.installDocumentTools)
    await installer.installTools('documents', ({ name, does }) => say(`${name} is installed: ${does}.`));
  if (stopping) return;
  for (const sentence of whyNot(health)) say(`Note: ${sentence}`);
}

/** What opens /setup, where there is no superuser yet; it replaces that of the start before. */
async function setupToken(env: Record<string, string>): Promise<string | null> {
  const printed = await complete({ name: 'setup', args: ['server/open-setup.ts'], env }, { quiet: true });
  return (JSON.parse(printed) as { setup: string | null }).setup;
}

async function main(): Promise<void> {
  const port = await freePort(settings.host, settings.port);
  if (port === null) return fail(`Port ${settings.port} is taken. Choose another one: PORT=3001 npm start`);
  const runnerPort = settings.runnerUrl ? null : await freePort('127.0.0.1', 0);
  const webBuilt = developing ? Promise.resolve() : buildWeb(root, say);
  webBuilt.catch(() => undefined);

  const databaseUrl = await openDatabase();
  const env = serverEnvironment(dataDir, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: settings.host,
    PORT: String(port),
    SERVER_URL: settings.serverUrl ?? `http://127.0.0.1:${port}`,
    RUNNER_URL: settings.runnerUrl ?? `http://127.0.0.1:${runnerPort}`,
    ...(developing ? {} : { WEB_DIR: join(root, 'web/build/client') }),
    DEMO_PASSWORD: settings.demoPassword,
    MAIL_DIR: resolve(root, settings.mailDir ?? join(dataDir, 'mail')),
  });
  say('Preparing the tables and the demo world …');
  await complete({ name: 'migration', args: ['server/migrate.ts'], env }, { quiet: true });
  await complete(
    {
      name: 'seeding',
      args: ['server/seed.ts', ...(settings.demo ? [] : ['--no-demo']), ...(settings.world ? [] : ['--no-world'])],
      env,
    },
    { quiet: true },
  );
  const setup = settings.demo ? null : await setupToken(env);
  await webBuilt;
  if (stopping) return;

  const server = supervise(
    {
      name: 'server',
      args: [...(developing ? ['--watch', '--watch-preserve-output'] : []), 'server/main.ts'],
      env,
      ...logged('server'),
    },
    say,
    ending,
  );
  running.unshift(server);
  await server.port;
  let address = `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host.replace('127.0.0.1', 'localhost')}:${port}`;
  if (developing) {
    const webPort = (await freePort('127.0.0.1', 5173)) ?? (await freePort('127.0.0.1', 0));
    running.unshift(
      supervise(
        {
          name: 'web',
          args: ['../node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(webPort), '--strictPort'],
          cwd: join(root, 'web'),
          env: { ...env, API_URL: `http://127.0.0.1:${port}` },
        },
        say,
        ending,
      ),
    );
    address = `http://localhost:${webPort}`;
  }

  say(`\nDevOrbit is ready after ${((Date.now() - since) / 1000).toFixed(1)} s: ${address}\n`);
  if (settings.demo) {
    say(`Demo accounts (sample data; password: ${settings.demoPassword})`);
    say('  demo_learner   a learner\n  demo_staff     a staff member\n  demo_admin     a superuser\n');
  }
  if (setup !== null)
    say(
      `There is no superuser yet. Whoever opens this address becomes one:\n  ${address}${pathOf('setup')}#token=${setup}\n`,
    );
  say(`${developing ? '' : `Logs: ${join(settings.dataDir, 'logs')}. `}Ctrl-C stops everything.\n`);
  if (runnerPort !== null)
    await openRunner(runnerPort).catch((error: unknown) => {
      if (!stopping) say(`Note: the runner does not answer as it should: ${String(error)}`);
    });
}

main().catch((error: unknown) => {
  // What breaks off because everything is being stopped is no failure.
  if (!stopping) return fail(error instanceof Error ? error.message : String(error));
});
