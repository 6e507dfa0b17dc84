/**
 * How long the leaderboard takes on the server with generated rows: USERS users and about SOLVES first Accepted of each
 * (by default 1,000,000 and 10). It measures a rebuild, the first page, a page in the middle and the last, each with the
 * own row of a user in the middle, in all three periods, and what a first Accepted costs; and prints the plans.
 * Ends with one line of JSON: medians and 99th percentiles in ms, and the machine's load while they were taken.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildLeaderboard } from '@devorbit/server/features/practice/leaderboard/commands/rebuild-leaderboard.ts';
import { showLeaderboard } from '@devorbit/server/features/practice/leaderboard/commands/show-leaderboard.ts';
import { periods, periodStart } from '@devorbit/server/features/practice/leaderboard/periods.ts';
import {
  addToLeaderboard,
  countUsers,
  selectOptionalRow,
  selectPage,
} from '@devorbit/server/features/practice/leaderboard/store.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock as clock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase, type Database, type Queryable } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';

const USERS = Number(process.env['USERS'] ?? 1_000_000);
const SOLVES = Number(process.env['SOLVES'] ?? 10);
const PROBLEMS = 400;
const CALLS = 200;

const at = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function timed(act: (turn: number) => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  // A statement has its lasting plan after five goes.
  for (let turn = 0; turn < CALLS + 10; turn++) {
    const start = performance.now();
    await act(turn);
    if (turn >= 10) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: Math.round(at(times, 0.5) * 100) / 100, p99: Math.round(at(times, 0.99) * 100) / 100 };
}

/** Prints what the database does for a query, in place of its rows. */
async function explain(database: Database, name: string, query: (db: Queryable) => Promise<unknown>): Promise<void> {
  const plan = async (sql: string, params: unknown[] = []) => {
    const { rows } = await database.raw(`explain (analyze, costs off, buffers off, summary off) ${sql}`, params);
    console.log([`-- ${name}`, ...rows.map((row) => (row as { 'QUERY PLAN': string })['QUERY PLAN'])].join('\n'));
  };
  await query({
    ...database,
    rows: async (_, sql, params) => plan(sql, params).then(() => []),
    optionalRow: async (_, sql, params) => plan(sql, params).then(() => null),
    row: async (schema, sql, params) => plan(sql, params).then(() => database.row(schema, sql, params)),
  });
}

/** Few solve much and many solve little: solved problems of a user fall off as one over the rank, spread over a year. */
async function generate(database: Database): Promise<void> {
  await database.raw('set session_replication_role = replica');
  await database.raw(
    `insert into users (username, email, full_name, password_hash, date_joined)
     select 'learner' || n, 'learner' || n || '@example.com', 'Learner ' || n, '', now() - interval '1 year' from generate_series(1, $1::integer) n`,
    [USERS],
  );
  await database.raw(
    `insert into problems (title, statement, difficulty, source, created_at, updated_at)
     select 'Problem ' || n, '', (array['Easy', 'Medium', 'Hard'])[1 + n % 3], 'Admin', now(), now() from generate_series(1, $1::integer) n`,
    [PROBLEMS],
  );
  await database.raw(
    `insert into solved_problems (user_id, problem_id, submission_id, points, solved_at)
     select u, p, '00000000-0000-7000-8000-000000000000', 100 * (1 + p % 3),
       now() - make_interval(secs => 60 * (hashint8(u::bigint * 1009 + n) & 524287))
     from generate_series(1, $1::integer) u,
       lateral generate_series(1, least($3::integer, 1 + floor($2::float8 * 0.16 / (((hashint4(u) & 1048575) + 1000) / 1049576.0))::integer)) n,
       lateral (select 1 + ((hashint4(u * 31) & 65535) + n * 7) % $3::integer as p) drawn
     on conflict do nothing`,
    [USERS, SOLVES, PROBLEMS],
  );
  await database.raw('set session_replication_role = origin');
}

const count = async (database: Database, table: 'solved_problems' | 'leaderboard' | 'leaderboard_scores') =>
  ((await database.raw(`select count(*)::integer as count from ${table}`)).rows[0] as { count: number }).count;

const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
try {
  await migrateAll(postgres.url('bench'), createLog('error'));
  const generating = connectDatabase(postgres.url('bench'), () => undefined, 1);
  await generate(generating);
  await generating.close();
  const database = connectDatabase(postgres.url('bench'), () => undefined);
  const deps = { database, clock };
  const solves = await count(database, 'solved_problems');
  console.log(`${USERS} users, ${solves} first Accepted`);
  const start = performance.now();
  await rebuildLeaderboard(deps);
  const rebuild_s = Math.round((performance.now() - start) / 100) / 10;
  await database.raw('vacuum analyze');
  console.log(
    `rebuilt in ${rebuild_s} s: ${await count(database, 'leaderboard')} rows, ${await count(database, 'leaderboard_scores')} scores`,
  );

  const figures: Record<string, unknown> = { users: USERS, first_accepted: solves, rebuild_s };
  const actor = { id: Math.floor(USERS / 2), username: '', is_staff: false, is_superuser: false };
  for (const period of periods) {
    const { total } = await showLeaderboard(deps, null, { period, page: 1 });
    const pages = Math.min(200_000, Math.ceil(total / 10));
    for (const [name, page] of [
      ['first', 1],
      ['middle', Math.ceil(pages / 2)],
      ['last', pages],
    ] as const) {
      const { rows } = await showLeaderboard(deps, null, { period, page });
      if (rows.length === 0) throw new Error(`Page ${page} of ${period} is empty`);
      figures[`${period}_${name}`] = await timed((turn) =>
        showLeaderboard(deps, { ...actor, id: 1 + ((turn * 7919) % USERS) }, { period, page }),
      );
      console.log(`${period}, page ${page} of ${pages}: ${JSON.stringify(figures[`${period}_${name}`])}`);
    }
  }
  const all = { period: 'all', period_start: periodStart('all', clock.now()) } as const;
  await explain(database, 'page in the middle', (db) => selectPage(db, all, Math.floor(USERS / 2)));
  await explain(database, 'how many users', (db) => countUsers(db, all));
  await explain(database, 'own row', (db) => selectOptionalRow(db, all, actor.id));
  figures['count_solved'] = await timed((turn) =>
    database.transaction(async (tx) => {
      const reached_at = clock.now();
      for (const period of periods)
        await addToLeaderboard(
          tx,
          { period, period_start: periodStart(period, reached_at) },
          { user_id: 1 + ((turn * 7919) % USERS), points: 100, reached_at },
        );
    }),
  );
  console.log(JSON.stringify({ ...figures, load: Math.round(loadavg()[0] ?? 0) }));
  await database.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
