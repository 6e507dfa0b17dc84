/**
 * How long a search takes among PEOPLE people and PROBLEMS problems (by default 50,000 and 5,000), next to a plain list
 * call (twenty problems, newest first) in turns on the same database. Ends with one line of JSON: of every question the
 * 95th percentile of the search ÷ that of the list, and both in ms for the whole.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectCards } from '@devorbit/server/features/practice/problems/listing/store.ts';
import { searchSite } from '@devorbit/server/features/site/search/commands/search-site.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { connectDatabase, type Database } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 50_000);
const PROBLEMS = Number(process.env['PROBLEMS'] ?? 5_000);
const TURNS = 200;

const questions = {
  rare: 'beacon 4711',
  common: 'orbit',
  begun: 'lear',
  person: 'ada kulkarni',
  mistyped: 'becaon orbti',
  nothing: 'xyzzy qwfp',
};

const first = ['Ada', 'Asha', 'Grace', 'Meera', 'Linus', 'Ravi', 'Zoë', 'Omar', 'Priya', 'Tim'];
const last = ['Kulkarni', 'Lovelace', 'Patil', 'Hopper', 'Joshi', 'Deshpande', 'Nguyen', 'Ünlü', 'Silva', 'Okafor'];
const nouns = ['Beacon', 'Orbit', 'Bridge', 'Harbour', 'Graph', 'Signal', 'Ladder', 'Tower', 'Garden', 'Convoy'];

/** Through the triggers that keep the search in step. */
async function generate(database: Database): Promise<void> {
  await database.raw(
    `insert into users (username, email, full_name, date_joined)
     select 'learner' || n, 'learner' || n || '@example.com', ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + n / 10 % 10], now()
     from generate_series(1, $1::integer) n`,
    [PEOPLE, first, last],
  );
  await database.raw(
    `with package as (
       insert into problem_packages (digest, bytes, created_at) values (repeat('0', 64), '', now()) returning digest
     )
     insert into problems (title, statement, difficulty, source, tags, tests, package_digest, created_at, updated_at)
     select ($2::text[])[1 + n % 10] || ' ' || ($2::text[])[1 + n / 10 % 10] || ' ' || n,
       repeat('The ' || ($2::text[])[1 + n / 7 % 10] || ' sends the number ' || n || ' to every neighbour in range. ', 12),
       (array['Easy', 'Medium', 'Hard'])[1 + n % 3], 'Admin', array['Array', 'Graph'], 1, package.digest,
       now(), now()
     from package, generate_series(1, $1::integer) n`,
    [PROBLEMS, nouns],
  );
  await database.raw('vacuum analyze');
}

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)] ?? 0;
const round = (value: number): number => Math.round(value * 100) / 100;

const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
try {
  await migrateAll(postgres.url('bench'), createLog('error'));
  const database = connectDatabase(postgres.url('bench'), () => undefined);
  await generate(database);
  const list = () => selectCards(database, { page: 1, page_size: 20, sort: 'newest' }, null);
  const all: { search: number[]; list: number[] } = { search: [], list: [] };
  const ratios: Record<string, number> = {};
  for (const [name, query] of Object.entries(questions)) {
    const times: { search: number[]; list: number[] } = { search: [], list: [] };
    for (let turn = 0; turn < TURNS + 10; turn++)
      for (const [kind, act] of [
        ['search', () => searchSite({ database }, null, { query })],
        ['list', list],
      ] as const) {
        const start = performance.now();
        await act();
        // A statement has its lasting plan after five goes.
        if (turn >= 10) times[kind].push(performance.now() - start);
      }
    ratios[`${name}_ratio`] = round(p95(times.search) / p95(times.list));
    all.search.push(...times.search);
    all.list.push(...times.list);
    const { total, approximate } = await searchSite({ database }, null, { query });
    console.log(`${query}: ${total} found${approximate ? ' nearby' : ''}, p95 ${round(p95(times.search))} ms`);
  }
  console.log(
    JSON.stringify({
      people: PEOPLE,
      problems: PROBLEMS,
      ...ratios,
      search_p95_ms: round(p95(all.search)),
      list_p95_ms: round(p95(all.list)),
      load: Math.round(loadavg()[0] ?? 0),
    }),
  );
  await database.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
