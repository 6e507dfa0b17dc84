import { randomBytes } from 'node:crypto';
import type { AuthorsProgram, DemoLearner } from '@devorbit/content-reader/demo.ts';
import { upsertProfile } from './features/community/profiles/door.ts';
import { moveSampleEvents } from './features/events/events/door.ts';
import { moveSampleSessions } from './features/events/programme/door.ts';
import {
  insertSampleUsers,
  lockSamplesBehind,
  selectSamplePeople,
  updateSamplesUntil,
} from './features/identity/accounts/door.ts';
import { hashPassword } from './features/identity/accounts/password.ts';
import { insertSampleNews, moveSampleNews, type SampleNews } from './features/identity/notifications/door.ts';
import { rebuildLeaderboard } from './features/practice/leaderboard/commands/rebuild-leaderboard.ts';
import { addSampleCounts } from './features/practice/problems/door.ts';
import {
  insertPlannedSubmissions,
  insertSampleSolved,
  insertSampleSubmissions,
  insertSampleTests,
  insertSampleVotes,
  moveSampleDeeds,
  type SampleSubmission,
  selectHasAny,
} from './features/practice/submissions/door.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';

type Deps = { database: Database; clock: Clock };
/** Ids by usernames. */
type People = ReadonlyMap<string, number>;
/** What is not left to chance: who submitted what, and what they were told. */
export type Plan = { submissions: SampleSubmission[]; news: SampleNews[] };
type World = {
  learners: DemoLearner[];
  /** Of the learners, drawn. */
  submissions: number;
  programs: AuthorsProgram[];
  plan?: (tx: Queryable, people: People, now: Date) => Promise<Plan>;
};

/** Nameless learners, to measure with. */
export const numberedLearners = (count: number): DemoLearner[] =>
  Array.from({ length: count }, (_, at) => ({
    username: `sample_learner_${at + 1}`,
    name: `Sample Learner ${at + 1}`,
    skills: [],
  }));

/**
 * Sample learners, who joined over the year before. Nobody knows their password. Does nothing where anything has been
 * submitted; answers whether that is so.
 */
export async function seedPeople({ database, clock }: Deps, learners: DemoLearner[]): Promise<boolean> {
  // Later starts need no password made.
  if (await selectHasAny(database)) return false;
  const password = await hashPassword(randomBytes(24).toString('base64url'));
  return database.transaction(async (tx) => {
    const described = new Map(learners.map(({ username, ...learner }) => [username, learner]));
    for (const { id, username } of await insertSampleUsers(tx, learners, password, clock.now())) {
      const { location, bio, skills } = described.get(username) ?? {};
      await upsertProfile(tx, id, { location, bio, skills });
    }
    return true;
  });
}

/**
 * Fills an installation with sample learners and their submissions to the problems that have tests: nothing was judged. The
 * same every time; does nothing where anything has been submitted. Answers whether it did.
 */
export async function seedWorld(deps: Deps, world: World): Promise<boolean> {
  const { database, clock } = deps;
  if (!(await seedPeople(deps, world.learners))) return false;
  const made = await database.transaction(async (tx) => {
    const now = clock.now();
    if (await selectHasAny(tx)) return false;
    const people = await selectSamplePeople(tx);
    const learners = world.learners.flatMap(({ username }) => people.get(username) ?? []);
    await insertSampleSubmissions(tx, learners, world, now);
    const { submissions, news } = (await world.plan?.(tx, people, now)) ?? { submissions: [], news: [] };
    await insertPlannedSubmissions(tx, submissions);
    const all = [...new Set([...learners, ...submissions.map(({ user_id }) => user_id)])];
    await insertSampleTests(tx, all);
    // What recordVerdict would have written: first Accepted, then the attempts up to them.
    await insertSampleSolved(tx, all);
    await addSampleCounts(tx, all);
    await insertSampleVotes(tx, all, now);
    await insertSampleNews(tx, news);
    await updateSamplesUntil(tx, all, now);
    await tx.notify('problems');
    return true;
  });
  if (made) await rebuildLeaderboard({ database, clock });
  return made;
}

/**
 * Moves what is made up on by whole days, so that the demo world has a yesterday whenever it is looked at; what people did
 * since stays where it is. Answers by how many days.
 */
export async function moveWorld({ database, clock }: Deps): Promise<number> {
  const moved = await database.transaction(async (tx) => {
    const behind = await lockSamplesBehind(tx, clock.now());
    for (const { user_id, until, days } of behind) {
      await moveSampleDeeds(tx, user_id, until, days);
      await moveSampleNews(tx, user_id, until, days);
      await moveSampleEvents(tx, user_id, until, days);
      await moveSampleSessions(tx, user_id, until, days);
      await updateSamplesUntil(tx, [user_id], new Date(Date.parse(until) + days * 24 * 60 * 60 * 1000));
    }
    return Math.max(0, ...behind.map(({ days }) => days));
  });
  if (moved > 0) await rebuildLeaderboard({ database, clock });
  return moved;
}
