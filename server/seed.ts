import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import {
  authorsPrograms,
  readDemoEvents,
  readDemoHackathons,
  readDemoJudging,
  readDemoLearners,
  readDemoNotes,
  readDemoProblems,
  readDemoPlan,
  readDemoProgress,
  readDemoProjects,
} from '@devorbit/content-reader/demo.ts';
import { readDemoLessons } from '@devorbit/content-reader/learning/demo-lessons.ts';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { knownItems, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { packageNames, readProblem } from '@devorbit/content-reader/problem-package.ts';
import { upsertProfile } from './features/community/profiles/door.ts';
import { seedSamples } from './features/ide/projects/commands/seed-samples.ts';
import { ensureDemoAccount } from './features/identity/accounts/commands/ensure-demo-account.ts';
import { selectSamplePeople } from './features/identity/accounts/door.ts';
import { countPlans, insertPlan, makePlan, readGround } from './features/learning/plans/door.ts';
import { upsertMarks } from './features/learning/progress/door.ts';
import { insertGenerated } from './features/practice/generation/door.ts';
import { rebuildLeaderboard } from './features/practice/leaderboard/commands/rebuild-leaderboard.ts';
import { importPackage } from './features/practice/problems/commands/import-package.ts';
import { selectPackaged } from './features/practice/problems/door.ts';
import { indexContent } from './features/site/search/commands/index-content.ts';
import { contentFolder } from './folders.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { connectDatabase, type Database } from './platform/database.ts';
import { readOperatorEnv, readSeedEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { searchSources } from './registry.ts';
import { seedDocuments } from './seed-documents/seed-documents.ts';
import { seedEvents } from './seed-events.ts';
import { seedHackathons } from './seed-hackathons.ts';
import { seedJudging } from './seed-judging.ts';
import { seedLessons } from './seed-lessons.ts';
import { DEMO_LEARNER, planOf } from './seed-plan.ts';
import { moveWorld, seedPeople, seedWorld } from './seed-world.ts';

const JOINED = new Date('2025-09-01T09:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Problems are dated over this many days from the join date on, each by its name, so that a new one moves no other. */
const SPREAD_DAYS = 400;
/** Of the demo world's learners. */
const SAMPLE_SUBMISSIONS = 2_000;

const demoAccounts = [
  { username: 'demo_learner', full_name: 'Demo Learner', is_staff: false, is_superuser: false },
  { username: 'demo_staff', full_name: 'Demo Staff', is_staff: true, is_superuser: false },
  { username: 'demo_admin', full_name: 'Demo Admin', is_staff: true, is_superuser: true },
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

/** Problems of the community and generated ones, by the demo world's people; writes only what has changed. */
async function seedDemoProblems(deps: Deps): Promise<void> {
  const people = await selectSamplePeople(deps.database);
  for (const made of readDemoProblems(contentFolder('demo'))) {
    const author_id = people.get(made.author);
    if (author_id === undefined) continue;
    const authored = readProblem(join(contentFolder('demo'), 'problems', made.package));
    const at = new Date(deps.clock.now().getTime() - made.days_ago * DAY_MS);
    if (!(await importPackage(deps, authored, at, { source: made.source, author_id })) || made.source === 'User')
      continue;
    const [problem] = await selectPackaged(deps.database, [made.package]);
    if (problem === undefined) continue;
    await insertGenerated(deps.database, {
      problem_id: problem.id,
      statement: authored.statement,
      origin: made.origin,
      solutions: authored.programs.solutions
        .filter(({ role }) => role === 'accepted' || role === 'reference')
        .map(({ language, source }) => ({ language, source })),
      mutantsRejected: made.mutants_rejected,
    });
  }
}

/** How far the demo learner is: an item an hour, the last one now. */
async function seedProgress({ database, clock }: Deps, me: number): Promise<void> {
  const known = knownItems(readConcepts(contentFolder('concepts')), readCatalogue(contentFolder('.')));
  const marked = readDemoProgress(contentFolder('demo'), known);
  const first = clock.now().getTime() - marked.length * HOUR_MS;
  await upsertMarks(
    database,
    me,
    marked.map((mark, place) => ({ ...mark, at: first + place * HOUR_MS, device: 'demo' })),
    1,
  );
}

/** The demo learner's plan, made three weeks ago; once, also where the demo world is older than plans. */
async function seedPlan({ database, clock }: Deps, me: number): Promise<void> {
  if ((await countPlans(database, me)) > 0) return;
  const { profile, done, note } = readDemoPlan(contentFolder('demo'));
  const start = new Date(clock.now().getTime() - 21 * 24 * HOUR_MS).toISOString().slice(0, 10);
  const made = makePlan(readGround(contentFolder('.')), { ...profile, start });
  const items = made.items.map((item, at) => ({ ...item, completed: at < done, ...(at === done ? { note } : {}) }));
  await insertPlan(database, me, { ...made, items }, clock.now());
}

/**
 * The demo world of a fresh installation: sample learners who submitted what the authors of the problems wrote, problems of
 * theirs, and the demo learner's half year. Where it is already there, it moves on to today. Answers whether it was fresh.
 */
export async function seedLearners(deps: Deps): Promise<boolean> {
  const demo = contentFolder('demo');
  const learners = readDemoLearners(demo);
  const fresh = await seedPeople(deps, learners);
  await seedDemoProblems(deps);
  await seedEvents(deps, readDemoEvents(demo));
  const hackathons = readDemoHackathons(demo);
  await seedHackathons(deps, hackathons);
  await seedJudging(deps, readDemoJudging(demo));
  const learner = (await selectSamplePeople(deps.database)).get(DEMO_LEARNER);
  if (learner !== undefined) {
    await seedSamples(deps, learner, readDemoProjects(demo));
    await seedPlan(deps, learner);
    const frameworks = readFrameworks(contentFolder('.'));
    await seedLessons(deps, learner, { history: readDemoLessons(demo, frameworks), frameworks });
  }
  if (!fresh) {
    await moveWorld(deps);
    await seedHackathons(deps, hackathons);
    return false;
  }
  const me = (await selectSamplePeople(deps.database)).get(DEMO_LEARNER);
  if (me !== undefined)
    await upsertProfile(deps.database, me, {
      location: 'Pune',
      bio: 'Half a year in. Python on weekdays, C++ when I feel brave. I keep a list of my off-by-one errors.',
      skills: ['Python', 'C++'],
      interests: ['Graphs', 'Dynamic programming'],
    });
  if (me !== undefined) await seedProgress(deps, me);
  const programs = [...authorsPrograms(contentFolder('problems')), ...authorsPrograms(join(demo, 'problems'))];
  const made = new Map(readDemoProblems(demo).map((problem) => [problem.author, problem.package]));
  const plan = planOf({ programs, notes: readDemoNotes(demo), made });
  return seedWorld(deps, { learners, submissions: SAMPLE_SUBMISSIONS, programs, plan });
}

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
  if (demo) await seedDocuments(deps, readOperatorEnv());
  // For an operator who has changed what was solved.
  if (process.argv.includes('--rebuild-leaderboard')) await rebuildLeaderboard(deps);
  await database.close();
  process.stdout.write(`${JSON.stringify({ seeded: problems.length, demo })}\n`);
}
