import { randomBytes } from 'node:crypto';
import type { AuthorsProgram, DemoLearner } from '@devorbit/content-reader/demo.ts';
import { upsertProfile } from './features/community/profiles/door.ts';
import { insertSampleUsers } from './features/identity/accounts/door.ts';
import { hashPassword } from './features/identity/accounts/password.ts';
import { rebuildLeaderboard } from './features/practice/leaderboard/commands/rebuild-leaderboard.ts';
import { addSampleCounts } from './features/practice/problems/door.ts';
import {
  insertSampleSolved,
  insertSampleSubmissions,
  insertSampleTests,
  selectHasAny,
} from './features/practice/submissions/door.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';

type Deps = { database: Database; clock: Clock };
type World = { learners: DemoLearner[]; submissions: number; programs: AuthorsProgram[] };

/** Nameless learners, to measure with. */
export const numberedLearners = (count: number): DemoLearner[] =>
  Array.from({ length: count }, (_, at) => ({
    username: `sample_learner_${at + 1}`,
    name: `Sample Learner ${at + 1}`,
    skills: [],
  }));

/** Sample learners, who joined over the year before. Nobody knows their password. Answers the ids of those who are new. */
async function insertLearners(tx: Queryable, learners: DemoLearner[], now: Date): Promise<number[]> {
  const password = await hashPassword(randomBytes(24).toString('base64url'));
  const made = await insertSampleUsers(tx, learners, password, now);
  const described = new Map(learners.map(({ username, ...learner }) => [username, learner]));
  for (const { id, username } of made) {
    const { location, bio, skills } = described.get(username) ?? {};
    await upsertProfile(tx, id, { location, bio, skills });
  }
  return made.map(({ id }) => id);
}

/**
 * Fills an installation with sample learners and their submissions to the problems that have tests: nothing was judged. The
 * same every time; does nothing where anything has been submitted. Answers whether it did.
 */
export async function seedWorld({ database, clock }: Deps, world: World): Promise<boolean> {
  const made = await database.transaction(async (tx) => {
    const now = clock.now();
    if (await selectHasAny(tx)) return false;
    const learners = await insertLearners(tx, world.learners, now);
    await insertSampleSubmissions(tx, learners, world, now);
    await insertSampleTests(tx, learners);
    // What recordVerdict would have written: first Accepted, then the attempts up to them.
    await insertSampleSolved(tx, learners);
    await addSampleCounts(tx, learners);
    await tx.notify('problems');
    return true;
  });
  if (made) await rebuildLeaderboard({ database, clock });
  return made;
}
