import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint, Reply, Sent } from '@devorbit/contract/endpoint.ts';
import type { LanguageServerName } from '@devorbit/contract/execution/language-servers.ts';
import { createProject, type Project } from '@devorbit/contract/ide/projects.ts';
import { languageServerKinds } from '@devorbit/runner/workspaces/language-servers/servers.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { generous } from '@devorbit/testkit/generous.ts';
import { startProcess } from '@devorbit/testkit/process.ts';

/** A file of a process, which may have ended meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Calls an endpoint as somebody; throws where it refuses. */
export async function ask<E extends Endpoint>(
  base: string,
  { method, path: template }: E,
  code: string,
  { params = {}, query = {}, body }: Partial<Sent<Endpoint>>,
): Promise<Reply<E>> {
  const filled = template.replaceAll(/:(\w+)/g, (_, name: string) => String((params as Record<string, unknown>)[name]));
  const url = new URL(base + filled);
  for (const [name, value] of Object.entries(query as object)) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    headers: { 'x-session-code': code, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${filled}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply<E>;
}

/** A fresh database, its servers and a runner, as processes of their own; `web`: with the built pages. */
export async function openBenchHouse({ servers = 1, workspaces = 0, languageServers = 0, web = false }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-bench-'));
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    socketDir: path.join(folder, 'socket'),
    durable: true,
  });
  const databaseUrl = postgres.url('bench');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const runner =
    workspaces + languageServers > 0
      ? await startProcess('runner/main.ts', {
          RUNNER_PORT: '0',
          RUNNER_CACHE_DIR: path.join(folder, 'packages'),
          RUNNER_WORKSPACES: String(workspaces),
          RUNNER_LANGUAGE_SERVERS: String(languageServers),
        })
      : null;
  const started = await Promise.all(
    Array.from({ length: servers }, () =>
      startProcess('server/main.ts', {
        ...generous,
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, 'server'),
        SECRET: 'a secret that only benches use, long enough',
        PORT: '0',
        LOG_LEVEL: 'warn',
        ...(web ? { WEB_DIR: path.join(import.meta.dirname, '../../web/build/client') } : {}),
        ...(runner ? { RUNNER_URL: runner.url } : {}),
      }),
    ),
  );
  const urls = started.map(({ url }) => url);
  return {
    urls,
    user: async () => (await makeUser({ database, clock: systemClock })).code,
    project: (code: string, files: { name: string; content: string }[]): Promise<Project> =>
      ask(urls[0] ?? '', createProject, code, { body: { name: 'Bench', files } }),
    /**
     * What the language server of a kind that was started last holds of its own, in MB: without what it reads of files, which
     * the system takes back. Needs root.
     */
    assistMemory(server: LanguageServerName): number {
      const line = languageServerKinds[server].argv.join('\0');
      const pids = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && readIfThere(`/proc/${name}/cmdline`).startsWith(line))
        .map(Number);
      if (pids.length === 0) throw new Error(`There is no process of ${server} assistance`);
      return Number(/RssAnon:\s+(\d+)/.exec(readIfThere(`/proc/${Math.max(...pids)}/status`))?.[1]) / 1024;
    },
    async close() {
      for (const each of started) await each.kill();
      await runner?.kill();
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type BenchHouse = Awaited<ReturnType<typeof openBenchHouse>>;
