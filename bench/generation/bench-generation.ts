/**
 * Generations by the built-in families against a real server and a real runner, one after another, as a user asks for
 * them: how many are verified, how long each takes. Each published problem is then submitted to like any other: its two
 * solutions must be Accepted and its starter code must not. Ends with one line of JSON.
 *
 *     node bench/generation/bench-generation.ts [COUNT [FAMILY]]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Generation, GENERATIONS_PER_DAY } from '@devorbit/contract/practice/generation.ts';
import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { loadFamilies } from '@devorbit/server/features/practice/generation/families/load-families.ts';
import { contentFolder } from '@devorbit/server/folders.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { generous } from '@devorbit/testkit/generous.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';

const count = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const started: Process[] = [];
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});

const post = async (base: string, as: string, path: string, body: object): Promise<unknown> => {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-code': as },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** Asks for a problem and waits until it is published or failed. */
async function generate(base: string, as: string, wish: object): Promise<Generation> {
  let state = Generation.parse(await post(base, as, '/api/ai/generate/', wish));
  while (state.step !== 'published' && state.step !== 'failed') {
    await new Promise((later) => setTimeout(later, 50));
    const response = await fetch(`${base}/api/ai/generations/${state.id}/`, { headers: { 'x-session-code': as } });
    state = Generation.parse(await response.json());
  }
  return state;
}

type Kept = {
  origin: string;
  tests: number;
  mutants_rejected: number;
  bytes: number;
  solutions: { language: string; source: string }[];
};

try {
  const databaseUrl = postgres.url('bench');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const world = { database, clock: systemClock };
  const runner = await startRealRunner();
  started.push(runner);
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only this bench uses, long enough',
    PORT: '0',
    RUNNER_URL: runner.url,
    LOG_LEVEL: 'warn',
    ...generous,
  });
  started.push(server);
  const base = server.url;
  const families = loadFamilies(contentFolder('generation'));
  const asked = families.filter(({ name }) => name === (process.argv[3] ?? name));
  const wishes = asked.flatMap(({ tags, difficulties }) =>
    difficulties.map((difficulty) => ({ difficulty: Difficulty.parse(difficulty), tags: [...tags] })),
  );
  const reader = await makeUser(world);
  let user: SignedIn = reader;
  const times: number[] = [];
  const origins = new Set<string>();
  const faults: string[] = [];
  const published: number[] = [];
  const tests: number[] = [];
  const kilobytes: number[] = [];
  let verified = 0;
  for (let at = 0; at < count; at++) {
    if (at % GENERATIONS_PER_DAY === 0) user = await makeUser(world);
    const wish = wishes[(at * 7) % wishes.length] ?? {};
    const from = performance.now();
    const made = await generate(base, user.code, wish);
    const ms = Math.round(performance.now() - from);
    times.push(ms);
    if (made.problem_id === null) {
      faults.push(`${JSON.stringify(wish)}: ${made.message}`);
      console.log(`${at + 1} ${ms} ms FAILED ${JSON.stringify(wish)}: ${made.message}`);
      continue;
    }
    published.push(made.problem_id);
    console.log(`${at + 1} ${ms} ms ${made.message}`);
  }
  const verify = async (id: number): Promise<void> => {
    const { rows } = await database.raw(
      `select origin, tests, mutants_rejected, octet_length(bytes) as bytes, solutions from problems
       join generated_problems on problem_id = id join problem_packages on digest = package_digest where id = $1`,
      [id],
    );
    const [row] = rows as Kept[];
    if (!row) throw new Error(`problem ${id} was not generated`);
    const submit = async (language: string, code: string): Promise<string> => {
      const body = { problem_id: id, language, code };
      return ((await post(base, reader.code, '/api/submit/', body)) as { status: string }).status;
    };
    const right: string[] = [];
    for (const { language, source } of row.solutions) right.push(await submit(language, source));
    const empty = await submit('python', 'print()');
    if (right.every((status) => status === 'Accepted') && empty !== 'Accepted' && row.mutants_rejected >= 5) verified++;
    else faults.push(`problem ${id} of ${row.origin}: ${right.join(', ')}; empty ${empty}`);
    origins.add(row.origin);
    tests.push(row.tests);
    kilobytes.push(Math.ceil(row.bytes / 1024));
  };
  for (let at = 0; at < published.length; at += 2) await Promise.all(published.slice(at, at + 2).map(verify));
  await database.close();
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
  console.log(
    JSON.stringify({
      generations: count,
      verified,
      wrong: faults.length,
      families: origins.size,
      of_families: asked.length,
      tests: [Math.min(...tests), Math.max(...tests)],
      packed_kb: Math.max(...kilobytes),
      ms: { p50: share(0.5), p95: share(0.95), max: share(1) },
      faults,
    }),
  );
  process.exitCode = verified === count ? 0 : 1;
} finally {
  for (const { kill } of started.toReversed()) await kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
