import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { authorsPrograms, readDemoLearners } from '@devorbit/content-reader/demo.ts';
import { packageNames, readProblem } from '@devorbit/content-reader/problem-package.ts';
import { ensureDemoAccount } from './features/identity/accounts/commands/ensure-demo-account.ts';
import { rebuildLeaderboard } from './features/practice/leaderboard/commands/rebuild-leaderboard.ts';
import { importPackage } from './features/practice/problems/commands/import-package.ts';
import { indexContent } from './features/site/search/commands/index-content.ts';
import { contentFolder } from './folders.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { connectDatabase, type Database } from './platform/database.ts';
import { readSeedEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { searchSources } from './registry.ts';
import { seedWorld } from './seed-world.ts';

const JOINED = new Date('2025-09-01T09:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Problems are dated over this many days from the join date on, each by its name, so that a new one moves no other. */
const SPREAD_DAYS = 400;
/** Of the demo world's learners. */
const SAMPLE_SUBMISSIONS = 1_500;

const demoAccounts = [
  { username: 'demo_learner', full_name: 'Demo Learner (sample)', is_staff: false, is_superuser: false },
  { username: 'demo_staff', full_name: 'Demo Staff (sample)', is_staff: true, is_superuser: false },
  { username: 'demo_admin', full_name: 'Demo Admin (sample)', is_staff: true, is_superuser: true },
];

function createdAt(name: string, now: Date): Date {
  const minutes = createHash('sha256').update(name).digest().readUInt32BE() % (SPREAD_DAYS * 24 * 60);
  return new Date(Math.min(JOINED.getTime() + (minutes / (24 * 60)) * DAY_MS, now.getTime()));
}

type Deps = { database: Database; clock: Clock };

/** Brings the problems of `folder`. Writes only what has changed; answers the names of what it wrote. */
export async function seedProblems(deps: Deps, folder: string): Promise<string[]> {
  const written: string[] = [];
  for (const name of packageNames(folder)) {
    if (await importPackage(deps, readProblem(join(folder, name)), createdAt(name, deps.clock.now())))
      written.push(name);
  }
  return written;
}

/** Makes the demo accounts, or gives those there are the password. */
export async function seedAccounts(deps: Deps, password: string): Promise<void> {
  for (const account of demoAccounts)
    await ensureDemoAccount(
      deps,
      { ...account, email: `${account.username}@example.com`, date_joined: JOINED },
      password,
    );
}

/** Sample learners of a fresh installation, who submitted what the authors of the problems wrote. Answers whether it was one. */
export const seedLearners = (deps: Deps): Promise<boolean> =>
  seedWorld(deps, {
    learners: readDemoLearners(contentFolder('demo')),
    submissions: SAMPLE_SUBMISSIONS,
    programs: authorsPrograms(contentFolder('problems')),
  });

if (import.meta.main) {
  const { DATABASE_URL, DEMO_PASSWORD } = readSeedEnv();
  const log = createLog('warn');
  const database = connectDatabase(
    DATABASE_URL,
    (error) => log.error({ err: error }, 'a database connection failed'),
    4,
  );
  const deps = { database, clock: systemClock };
  const problems = await seedProblems(deps, contentFolder('problems'));
  await indexContent(deps, searchSources, contentFolder('.'));
  const demo = !process.argv.includes('--no-demo');
  if (demo) await seedAccounts(deps, DEMO_PASSWORD);
  if (demo && !process.argv.includes('--no-world')) await seedLearners(deps);
  // For an operator who has changed what was solved.
  if (process.argv.includes('--rebuild-leaderboard')) await rebuildLeaderboard(deps);
  await database.close();
  process.stdout.write(`${JSON.stringify({ seeded: problems.length, demo })}\n`);
}
