import type { JudgeEvent, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { type Finished, JudgeBroken, type JudgeClient } from '../../../../platform/judge-client.ts';
import { selectLimits, selectOptionalJudging } from '../../problems/door.ts';
import { checkFinished } from '../check-finished.ts';
import { judgeRequest } from '../judge-request.ts';
import { beginJudging, updateFailed, updateRunning, type Work } from '../store.ts';
import { recordJudgeError } from './record-judge-error.ts';
import { recordTestResult } from './record-test-result.ts';
import { recordVerdict } from './record-verdict.ts';

export type JudgeDeps = {
  database: Database;
  clock: Clock;
  judge: JudgeClient;
  packageUrl: (digest: string) => string;
};

/** A runner that breaks off this often on the same submission is not given it again. */
const MAX_FAILURES = 5;

/** Another go has begun elsewhere, or the verdict has fallen: what is still coming here is stale. */
class Overtaken extends Error {}

/**
 * Has a queued submission judged, keeping each result as it comes. Does nothing for one that has its verdict. Throws
 * where the runner could not do it; the submission is then queued as before. Not for users: it asks no policy.
 */
export async function judgeSubmission(deps: JudgeDeps, id: string, signal: AbortSignal): Promise<void> {
  const { database } = deps;
  const work = await database.transaction((tx) => beginJudging(tx, id));
  if (work === null) return;
  await database.notify('submissions', id);
  try {
    const finished = await judgeWork(deps, work, signal);
    await recordVerdict(deps, id, { ...finished, runtime_version: await runningVersion(deps.judge, work.language) });
  } catch (error) {
    if (error instanceof Overtaken) return;
    const broken = error instanceof JudgeBroken;
    const failures = await updateFailed(database, id, work.judging, broken);
    if (!broken || failures < MAX_FAILURES) throw error;
    await recordJudgeError(deps, id);
  }
}

/** The version that has just run, as the execution service says it. */
async function runningVersion(judge: JudgeClient, language: PracticeLanguage): Promise<string | null> {
  const { health } = await judge.health();
  return ('languages' in health && health.languages.find(({ id }) => id === language)?.version) || null;
}

async function judgeWork(deps: JudgeDeps, work: Work, signal: AbortSignal): Promise<Finished> {
  const { database, judge, packageUrl } = deps;
  const [problem, limits] = await Promise.all([
    selectOptionalJudging(deps.database, work.problem_id),
    selectLimits(deps.database, work.problem_id),
  ]);
  const request = judgeRequest(
    work,
    { limits, examples: problem?.examples ?? [], signature: problem?.signature ?? null },
    packageUrl,
  );
  const tests: TestOutcome[] = [];
  const onEvent = async (event: Exclude<JudgeEvent, Finished>) => {
    if (event.type === 'test' && event.test.index !== tests.push(event.test))
      throw new JudgeBroken(`The runner sent test ${event.test.index} as number ${tests.length}`);
    if (event.type === 'queued' || event.type === 'compiled') return;
    const current =
      event.type === 'test'
        ? await recordTestResult(deps, work.id, work.judging, event.test)
        : await updateRunning(database, work.id, work.judging);
    if (!current) throw new Overtaken();
    if (event.type === 'compiling') await database.notify('submissions', work.id);
  };
  const finished = await judge.judge(request, onEvent, signal);
  checkFinished(finished, tests, work);
  return finished;
}
