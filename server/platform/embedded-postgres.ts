import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries } from './postgres-binaries.ts';
import { endOrphans } from './postgres-orphans.ts';
import { own, PATH, type Unprivileged, unprivileged } from './unprivileged.ts';

export type PostgresOptions = {
  /** The cluster's folder; made where it is missing. */
  dataDir: string;
  /** The folder of the Unix socket; at most 90 bytes long. */
  socketDir: string;
  /** false trades safety for speed: for tests alone. */
  durable: boolean;
  /** Receives the server's log, line by line: what becomes of the server, and nothing that was asked of it. */
  log?: (line: string) => void;
  /** Breaks the start off: it then throws, and nothing is left of it. */
  signal?: AbortSignal;
};

export type RunningPostgres = {
  pid: number;
  /** The address of a database, which need not exist yet (`postgres` and `template1` do). */
  url(database: string): string;
  /** Ends all connections and waits until the server is gone. May be called twice. */
  stop(): Promise<void>;
  /** Resolves when the server is gone, with the signal or the code that it ended with. */
  exited: Promise<string>;
};

const USER = 'devorbit';
const LOCALE = { PATH, LC_ALL: 'C', TZ: 'UTC' };
/** A server whose parent was killed needs about 2 s to leave its data; waited for this long, in ms. */
const LEAVING_MS = 6_000;
/** Backends of a killed server leave within moments; one that is at work does not hear of it, and is ended after this time, in ms. */
const ORPHANS_MS = 2_000;
const STOP_MS = 10_000;

/** The address of a database of a server that listens in `socketDir`. */
export const postgresUrl = (socketDir: string, database: string): string =>
  `postgres://${USER}@/${database}?host=${encodeURIComponent(socketDir)}`;

/**
 * Starts PostgreSQL on a Unix socket (no TCP), making the cluster first where there is none. What a killed server has left
 * at work is waited for, then ended; a living server of the same folder is not touched. Throws with the log's last lines.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { durable, log = () => undefined, signal } = options;
  const dataDir = resolve(options.dataDir);
  const socketDir = resolve(options.socketDir);
  if (Buffer.byteLength(socketDir) > 90)
    throw new Error(`The path of the database's socket folder is longer than 90 bytes: ${socketDir}`);
  const { initdb, postgres, version } = postgresBinaries();
  const user = unprivileged(postgres);
  ensureFolder(socketDir);
  if (process.getuid?.() === 0) own(socketDir, user.uid);
  prepareCluster({ initdb, version, dataDir, durable, user });

  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir}"`,
    unix_socket_permissions: '0700',
    shared_buffers: '32MB',
    io_method: 'sync',
    max_connections: durable ? '50' : '200',
    lc_messages: 'C',
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const command = [
    ...user.prefix,
    postgres,
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const since = Date.now();
  for (;;) {
    signal?.throwIfAborted();
    dropForeignLock(join(dataDir, 'postmaster.pid'), dataDir);
    dropForeignLock(join(socketDir, '.s.PGSQL.5432.lock'), socketDir);
    const started = await launch(command, log, signal);
    if (!('failure' in started)) {
      if (signal?.aborted) await stop(started);
      signal?.throwIfAborted();
      const url = (database: string) => postgresUrl(socketDir, database);
      return { pid: started.child.pid ?? 0, url, stop: () => stop(started), exited: started.exited };
    }
    signal?.throwIfAborted();
    const leaving = /lock file|shared memory block|already in use/.test(started.failure);
    if (!leaving || Date.now() > since + LEAVING_MS) {
      const why = leaving
        ? 'another one is at work in this folder; is DevOrbit running already?'
        : 'its last words were';
      throw new Error(`PostgreSQL did not start in ${dataDir}: ${why}\n${started.failure}`);
    }
    // In these words PostgreSQL says that the process of the lock file is gone, and others of it are not.
    if (/shared memory block .* still in use/.test(started.failure) && Date.now() > since + ORPHANS_MS)
      endOrphans(realpathSync(postgres), realpathSync(dataDir));
    await sleep(100, undefined, { signal });
  }
}

type Cluster = { initdb: string; version: string; dataDir: string; durable: boolean; user: Unprivileged };

/** A folder for its owner alone, below folders as usual: PostgreSQL must be able to enter those. */
function ensureFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** The cluster is made beside its place and moved there, so that a killed initdb leaves nothing half done. */
function prepareCluster({ initdb, version, dataDir, durable, user }: Cluster): void {
  const root = process.getuid?.() === 0;
  const versionFile = join(dataDir, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found !== version) throw new Error(`${dataDir} was made by PostgreSQL ${found}, and this is ${version}`);
    if (root) own(dataDir, user.uid);
    return;
  }
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  ensureFolder(fresh);
  if (root) own(fresh, user.uid);
  const args = [
    '-D',
    fresh,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const [program = '', ...rest] = [...user.prefix, initdb, ...args, ...(durable ? [] : ['--no-sync'])];
  const made = spawnSync(program, rest, { env: LOCALE, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`PostgreSQL's initdb failed in ${fresh}:\n${made.stderr ?? made.error}`);
  ensureFolder(dataDir);
  renameSync(fresh, dataDir);
}

/**
 * PostgreSQL itself removes the lock of a process that is gone, but not when another process has got its number since
 * (the first processes of a container always do). A server of ours names both folders in its command line.
 */
function dropForeignLock(lock: string, folder: string): void {
  if (!existsSync(lock)) return;
  const pid = readFileSync(lock, 'utf8').split('\n')[0]?.trim() ?? '';
  const commandLine = `/proc/${pid}/cmdline`;
  if (/^\d+$/.test(pid) && existsSync(commandLine) && !readFileSync(commandLine, 'utf8').includes(folder))
    rmSync(lock, { force: true });
}

type Started = { child: ChildProcess; exited: Promise<string> };

async function launch(
  [program = '', ...args]: string[],
  log: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<Started | { failure: string }> {
  const child = spawn(program, args, { env: LOCALE, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const exited = new Promise<string>((done) =>
    child.once('exit', (code, by) => done(by ?? String(code))).once('error', (error) => done(error.message)),
  );
  const last: string[] = [];
  const ready = new Promise<true>((done) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      last.push(line);
      if (last.length > 20) last.shift();
      if (line.includes('database system is ready to accept connections')) done(true);
      // It would wait for every client to leave, and let nobody in meanwhile.
      if (line.includes('received smart shutdown request')) child.kill('SIGINT');
    });
  });
  const closed = new Promise<string>((done) =>
    child.once('close', () => done(last.join('\n'))).once('error', (error) => done(error.message)),
  );
  const breakOff = () => void stop({ child, exited });
  signal?.addEventListener('abort', breakOff, { once: true });
  const outcome = await Promise.race([ready, closed]);
  signal?.removeEventListener('abort', breakOff);
  return outcome === true ? { child, exited } : { failure: outcome };
}

/** Fast shutdown first; immediate, then hard, where that takes too long. */
async function stop({ child, exited }: Started): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const gone = await Promise.race([exited.then(() => true), sleep(STOP_MS, false, { ref: false })]);
    if (gone) return;
  }
}
