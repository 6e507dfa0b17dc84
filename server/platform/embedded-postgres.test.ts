import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@devorbit/testkit/eventually.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres } from './embedded-postgres.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { endOrphans } from './postgres-orphans.ts';

/** Made once: to make a cluster takes a second of a processor. */
let made: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'devorbit-pg-made-'));
  const first = await startPostgres({ dataDir: join(made, 'data'), socketDir: join(made, 'socket'), durable: false });
  await first.stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

let root: string;
let options: { dataDir: string; socketDir: string; durable: boolean };
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'devorbit-pg-'));
  chmodSync(root, 0o700);
  options = { dataDir: join(root, 'data'), socketDir: join(root, 'socket'), durable: true };
  execFileSync('cp', ['-a', join(made, 'data'), options.dataDir]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A zombie, which its new parent has not buried yet, does not count. */
const alive = (pid: number): boolean => {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
};

test('makes a cluster, keeps what was written, and leaves no process', async () => {
  options.dataDir = join(root, 'deep/data');
  const first = await startPostgres(options);
  await query(first.url('postgres'), 'create table kept as select 42 as n');
  expect(
    await query(
      first.url('postgres'),
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp, version() like 'PostgreSQL 18%' as is18`,
    ),
  ).toEqual([{ fsync: 'on', tcp: '', is18: true }]);
  expect(statSync(options.dataDir).mode & 0o777).toBe(0o700);
  await first.stop();
  await first.stop();
  expect(alive(first.pid)).toBe(false);
  const second = await startPostgres(options);
  expect(await query(second.url('postgres'), 'select n from kept')).toEqual([{ n: 42 }]);
  await second.stop();
});

test('starts over the locks of a process that is gone, though another has its number', async () => {
  await (await startPostgres(options)).stop();
  for (const lock of [join(options.dataDir, 'postmaster.pid'), join(options.socketDir, '.s.PGSQL.5432.lock')])
    writeFileSync(lock, `${process.pid}\n`);
  const again = await startPostgres(options);
  expect(await query(again.url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
  await again.stop();
});

test('starts again right after its owner and itself were killed hard', async () => {
  const module = fileURLToPath(new URL('embedded-postgres.ts', import.meta.url));
  const script = `import { startPostgres } from ${JSON.stringify(module)}; const db = await startPostgres(${JSON.stringify(options)}); console.log(db.pid); setInterval(() => {}, 1000);`;
  for (const both of [false, true]) {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    if (both) process.kill(pid, 'SIGKILL');
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const next = await startPostgres(options);
    expect(alive(pid)).toBe(false);
    await next.stop();
  }
});

test('starts again where a backend of the one that was killed is still at work', async () => {
  const first = await startPostgres(options);
  const client = new pg.Client({ connectionString: first.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  const [busy] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
  // It would count for hours; its own clock ends it where nobody else does.
  await client.query("set statement_timeout = '2min'");
  const counting = client.query('select sum(n) from (select generate_series(1, 1000000000000) as n) as numbers');
  counting.catch(() => undefined);
  await eventually(async () => {
    const state = `select from pg_stat_activity where pid = ${busy?.pid} and query like '%generate_series%'`;
    return (await query(first.url('postgres'), state)).length > 0;
  });
  process.kill(first.pid, 'SIGKILL');
  expect(await first.exited).toBe('SIGKILL');
  expect(alive(busy?.pid ?? 0)).toBe(true);
  const next = await startPostgres(options);
  expect(alive(busy?.pid ?? 0)).toBe(false);
  expect(await query(next.url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
  await next.stop();
  await expect(counting).rejects.toThrow('Connection terminated');
});

test('ends when it is asked to, though clients stay connected', async () => {
  const first = await startPostgres(options);
  const client = new pg.Client({ connectionString: first.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  process.kill(first.pid, 'SIGTERM');
  expect(await first.exited).toBe('0');
  await client.end();
});

test('a start that is broken off leaves no process', async () => {
  const stopping = new AbortController();
  let pid = 0;
  const log = (line: string) => {
    pid ||= Number(/\[(\d+)\] LOG: {2}starting PostgreSQL/.exec(line)?.[1] ?? 0);
    if (pid !== 0) stopping.abort();
  };
  await expect(startPostgres({ ...options, log, signal: stopping.signal })).rejects.toThrow('aborted');
  expect(pid).toBeGreaterThan(0);
  expect(alive(pid)).toBe(false);
  await expect(startPostgres({ ...options, signal: stopping.signal })).rejects.toThrow('aborted');
  await (await startPostgres(options)).stop();
});

test('its log tells no values of anybody', async () => {
  const lines: string[] = [];
  const first = await startPostgres({ ...options, log: (line) => lines.push(line) });
  const url = first.url('postgres');
  await query(url, 'create table people (email text unique)');
  for (const expected of ['created', 'duplicate key'])
    await query(url, "insert into people values ('ada@example.com')").catch((error: Error) =>
      expect(error.message).toContain(expected),
    );
  await first.stop();
  expect(lines.join('\n')).toContain('ready to accept connections');
  expect(lines.join('\n')).not.toMatch(/ada@example|people/);
});

test('says why it cannot start, and leaves the one that lives alone', async () => {
  const first = await startPostgres(options);
  const client = new pg.Client({ connectionString: first.url('postgres') });
  await client.connect();
  await expect(startPostgres(options)).rejects.toThrow(
    /is DevOrbit running already\?\n.*lock file "postmaster.pid" already exists/,
  );
  endOrphans(postgresBinaries().postgres, options.dataDir);
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await client.end();
  await first.stop();
  writeFileSync(join(options.dataDir, 'PG_VERSION'), '17\n');
  await expect(startPostgres(options)).rejects.toThrow('was made by PostgreSQL 17, and this is 18');
  const long = join(root, 'x'.repeat(100));
  mkdirSync(long);
  await expect(startPostgres({ ...options, socketDir: long })).rejects.toThrow('longer than 90 bytes');
});
