/**
 * How long every list and figure of the practice area takes over HTTP in the seeded world (200 learners, 80 problems,
 * 20,000 submissions), one call at a time, for a busy learner and for staff.
 * Ends with one line of JSON: median and 99th percentile in ms of each, and the machine's load meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { numberedLearners, seedWorld } from '@devorbit/server/seed-world.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { startProcess } from '@devorbit/testkit/process.ts';

const PROBLEMS = 80;
const CALLS = 200;
const WARMING = 20;

const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
try {
  const databaseUrl = postgres.url('bench');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const world = { database, clock: systemClock };
  for (let at = 0; at < PROBLEMS; at++)
    await makeProblem(world, {
      title: `Problem ${at}`,
      difficulty: (['Easy', 'Medium', 'Hard'] as const)[at % 3] ?? 'Easy',
      tags: ['Array', `Tag ${at % 20}`],
    });
  await seedWorld(world, { learners: numberedLearners(200), submissions: 20_000, programs: [] });
  const learner = await makeUser(world);
  const staff = await makeUser(world, { role: 'staff' });
  // The busiest learner's submissions become those of one who can sign in.
  const { rows: moved } = await database.raw(
    `with busy as (select user_id as id from submissions group by 1 order by count(*) desc limit 1), s as (
       update submissions set user_id = $1 where user_id = (select id from busy) returning 1
     ), p as (update solved_problems set user_id = $1 where user_id = (select id from busy)),
     l as (update leaderboard set user_id = $1 where user_id = (select id from busy))
     select count(*)::integer as count from s`,
    [learner.user.id],
  );
  console.log(`submissions of the busy learner: ${JSON.stringify(moved[0])}`);
  // That learner has solved everything: a third is left to be recommended.
  await database.raw('delete from solved_problems where user_id = $1 and problem_id % 3 = 0', [learner.user.id]);
  const { rows: accepted } = await database.raw(
    `select submission_id as id, problem_id as problem from solved_problems where user_id = $1 limit 1`,
    [learner.user.id],
  );
  const { id, problem } = accepted[0] as { id: string; problem: number };
  await database.raw(`update submissions set shared_at = judged_at where status = 'Accepted'`);
  await database.raw('vacuum analyze');
  await database.close();

  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the bench uses, long enough',
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
  try {
    const paths: [name: string, path: string, code: string][] = [
      ['problems', '/api/problems/', learner.code],
      ['problems_solved', '/api/problems/?solved=true&sort=hardest', learner.code],
      ['problem', '/api/problems/1/', learner.code],
      ['progress', '/api/progress/?time_zone=Asia/Kolkata', learner.code],
      ['activity', '/api/activity/?time_zone=Asia/Kolkata', learner.code],
      ['leaderboard', '/api/leaderboard/', learner.code],
      ['leaderboard_week', '/api/leaderboard/?period=week', learner.code],
      ['leaderboard_last', '/api/leaderboard/?page=20', learner.code],
      ['submissions', '/api/submissions/', learner.code],
      ['submissions_filtered', '/api/submissions/?status=Accepted&language=cpp&search=7', learner.code],
      ['submissions_everyone', '/api/submissions/?everyone=true', staff.code],
      ['submissions_everyone_last', '/api/submissions/?everyone=true&page=1000', staff.code],
      ['submissions_everyone_filtered', '/api/submissions/?everyone=true&status=Accepted&search=7', staff.code],
      ['submission', `/api/submissions/${id}/`, learner.code],
      ['standing', `/api/submissions/${id}/standing/`, learner.code],
      ['skills', '/api/skills/', learner.code],
      ['recommendations', '/api/recommendations/', learner.code],
      ['recommendations_visitor', '/api/recommendations/', ''],
      ['solutions', `/api/problems/${problem}/solutions/`, learner.code],
      ['solutions_language', `/api/problems/${problem}/solutions/?language=cpp`, learner.code],
      ['solution', `/api/solutions/${id}/`, learner.code],
    ];
    const figures: Record<string, { p50: number; p99: number }> = {};
    for (const [name, path, code] of paths) {
      const times: number[] = [];
      for (let turn = 0; turn < CALLS + WARMING; turn++) {
        const start = performance.now();
        const reply = await fetch(server.url + path, { headers: { 'x-session-code': code } });
        const text = await reply.text();
        if (reply.status !== 200 || text.length < 10) throw new Error(`${path} answered ${reply.status}: ${text}`);
        if (turn >= WARMING) times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const share = (part: number) => Math.round((times[Math.floor((CALLS - 1) * part)] ?? 0) * 10) / 10;
      figures[name] = { p50: share(0.5), p99: share(0.99) };
      console.log(`${name}: ${JSON.stringify(figures[name])}`);
    }
    console.log(JSON.stringify({ ...figures, load: Math.round(loadavg()[0] ?? 0) }));
  } finally {
    await server.kill();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
