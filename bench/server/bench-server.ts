/**
 * How many problem lists a second the server sends, against a bare Fastify route with the same JSON, in turns on the same
 * machine: 120 rows over a real database, for a visitor and for a learner with solved problems.
 * Prints its progress and ends with one line of JSON.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import autocannon from 'autocannon';

const ROWS = 120;
const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 20;
const path = '/api/problems/?page_size=200';

const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number): number => Math.round(value * 1000) / 1000;

type Target = { url: string; headers: Record<string, string> };

async function listsPerSecond({ url, headers }: Target, seconds = SECONDS): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
const servers: Process[] = [];
try {
  const databaseUrl = postgres.url('bench');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const world = { database, clock: systemClock };
  const difficulties = ['Easy', 'Medium', 'Hard'] as const;
  for (let at = 0; at < ROWS; at++)
    await makeProblem(world, {
      title: `Problem number ${at}`,
      difficulty: difficulties[at % 3] ?? 'Easy',
      tags: ['Array', 'Hash Table', `Tag ${at % 7}`],
    });
  const { user, code } = await makeUser(world);
  await database.raw(
    `with s as (insert into submissions (user_id, problem_id, kind, language, code, tests_total, created_at)
       select $1, id, 'submit', 'cpp', '', 4, now() from problems where id % 3 = 0 returning *)
     insert into solved_problems (user_id, problem_id, submission_id, points, solved_at)
       select user_id, problem_id, id, 100, now() from s`,
    [user.id],
  );
  await database.raw('analyze');
  await database.close();

  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the bench uses, long enough',
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
  servers.push(server);
  const asLearner = { 'x-session-code': code };
  const ratios: Record<string, number> = {};
  for (const [name, headers] of [
    ['list_ratio', {}],
    ['list_ratio_signed_in', asLearner],
  ] as const) {
    const answer = await fetch(server.url + path, { headers });
    const text = await answer.text();
    const rows = JSON.parse(text) as { user_solved: boolean }[];
    const solved = rows.filter((row) => row.user_solved).length;
    if (rows.length !== ROWS || solved !== (name === 'list_ratio_signed_in' ? ROWS / 3 : 0))
      throw new Error(`Expected ${ROWS} rows, got ${rows.length} with ${solved} solved`);
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    const floor = await startProcess('bench/server/bare-fastify.ts', {}, [file]);
    servers.push(floor);
    const ours: Target = { url: server.url + path, headers };
    const bare: Target = { url: `${floor.url}/api/problems/`, headers };
    for (const target of [ours, bare]) await listsPerSecond(target, 1);
    const rounds: number[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      const [mine, theirs] = [await listsPerSecond(ours), await listsPerSecond(bare)];
      rounds.push(mine / theirs);
      console.log(
        `${name}: ${Math.round(mine)} lists/s, bare ${Math.round(theirs)} lists/s (${text.length} bytes each)`,
      );
    }
    ratios[name] = round(median(rounds));
  }
  console.log(JSON.stringify(ratios));
} finally {
  for (const server of servers) await server.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
