/**
 * What it costs to tell other servers of what has changed: SECONDS of small commits on CONNECTIONS connections (by default
 * 12 and 8) of which each tells something, next to the same commits that tell nothing, in turns on one durable database
 * with two servers listening. Ends with one line of JSON: commits with notices ÷ commits without, both a second, and for
 * comparison commits with PostgreSQL's NOTIFY inside the transaction.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChanges } from '@devorbit/server/platform/changes.ts';
import { connectDatabase, type Queryable } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { ensureDatabase } from '@devorbit/server/platform/migrations.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 12);
const CONNECTIONS = Number(process.env['CONNECTIONS'] ?? 8);
/** Turns are short, so that a busy moment of the machine falls on all kinds alike. */
const TURNS = 6;

type Kind = 'without' | 'with' | 'inside';
const tell: Record<Kind, (tx: Queryable, id: string) => Promise<unknown>> = {
  without: async () => undefined,
  with: (tx, id) => tx.notify('things', id),
  inside: (tx, id) => tx.raw('select pg_notify($1, $2)', ['things', id]),
};

const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
try {
  const url = postgres.url('bench');
  await ensureDatabase(url);
  const log = createLog('silent');
  const servers = [await openChanges(url, log, ['things']), await openChanges(url, log, ['things'])];
  const heard = new Set<string>();
  for (const server of servers) server.listen('things', (id) => void heard.add(id));
  const database = connectDatabase(url, () => undefined, CONNECTIONS + 1);
  await database.raw('create table things (id bigint generated always as identity primary key, state text not null)');

  const commits: Record<Kind, number> = { without: 0, with: 0, inside: 0 };
  const spent: Record<Kind, number> = { without: 0, with: 0, inside: 0 };
  let told = 0;
  const work = async (kind: Kind, until: number) => {
    while (performance.now() < until) {
      const id = String((told += 1));
      await database.transaction(async (tx) => {
        await tx.run(`insert into things (state) values ('judged')`);
        await tell[kind](tx, id);
      });
      commits[kind] += 1;
    }
  };
  for (let turn = 0; turn < TURNS; turn++)
    for (const kind of ['without', 'with', 'inside'] as const) {
      const start = performance.now();
      const until = start + (SECONDS * 1000) / TURNS;
      await Promise.all(Array.from({ length: CONNECTIONS }, () => work(kind, until)));
      spent[kind] += performance.now() - start;
    }
  const rate = (kind: Kind) => Math.round((commits[kind] * 1000) / spent[kind]);
  await database.close();
  for (const server of servers) await server.close();
  const ratio = (kind: Kind) => Math.round((100 * rate(kind)) / rate('without')) / 100;
  console.log(
    JSON.stringify({
      notices_ratio: ratio('with'),
      inside_ratio: ratio('inside'),
      commits_without: rate('without'),
      commits_with: rate('with'),
      commits_inside: rate('inside'),
      heard: heard.size,
      load: Math.round(loadavg()[0] ?? 0),
    }),
  );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
