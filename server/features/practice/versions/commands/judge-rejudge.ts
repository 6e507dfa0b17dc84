import type { Database } from '../../../../platform/database.ts';
import { JudgeBroken, type JudgeClient } from '../../../../platform/judge-client.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { judgeAgain } from '../../submissions/commands/judge-again.ts';
import {
  beginGo,
  countFailure,
  endGo,
  type Go,
  selectWaiting,
  updateRejudged,
  type Waiting,
} from '../judging/store.ts';
import type { RejudgeJob } from './start-rejudge.ts';

export type RejudgeDeps = {
  database: Database;
  queue: Queue;
  judge: JudgeClient;
  packageUrl: (digest: string) => string;
};

/** Submissions of one job: then other rejudges have their turn. */
const BATCH = 20;
/** Submissions at a time: what somebody waits for finds a lane soon. */
const AT_ONCE = 2;
/** A runner that breaks off this often on the same submission is not given it again. */
const MAX_FAILURES = 5;

/** Another go has begun elsewhere, or the rejudge was cancelled. */
class Overtaken extends Error {}

/**
 * Judges the next submissions of a rejudge, keeping each result as it comes, and queues the rest. Throws where the runner
 * could not do it: what is judged by then stays so. Not for users: it asks no policy.
 */
export async function judgeRejudge(deps: RejudgeDeps, id: string, signal: AbortSignal): Promise<void> {
  const { database, queue } = deps;
  const go = await beginGo(database, id);
  if (go === null) return;
  const works = (await selectWaiting(database, id, BATCH)).values();
  const lane = async () => {
    for (const work of works) await judgeOne(deps, go, work, signal);
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const { reason } of lanes.filter((each) => each.status === 'rejected')) {
    if (reason instanceof Overtaken) return;
    throw reason;
  }
  await database.transaction(async (tx) => {
    if ((await endGo(tx, go)) === 'more') await queue.send(tx, 'rejudge', { rejudge: id } satisfies RejudgeJob);
  });
}

async function judgeOne(deps: RejudgeDeps, go: Go, work: Waiting, signal: AbortSignal): Promise<void> {
  const { database } = deps;
  try {
    const { outcome, tests } = await judgeAgain(deps, work, signal);
    if (!(await updateRejudged(database, go, work.id, outcome, tests))) throw new Overtaken();
  } catch (error) {
    if (!(error instanceof JudgeBroken)) throw error;
    if ((await countFailure(database, go, work.id)) < MAX_FAILURES) throw error;
    await updateRejudged(
      database,
      go,
      work.id,
      { verdict: 'Judge Error', message: 'The judge failed.', runtime_ms: 0, memory_kb: 0 },
      [],
    );
  }
}
