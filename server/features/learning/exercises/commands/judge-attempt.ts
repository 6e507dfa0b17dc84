import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Finished, JudgeClient } from '../../../../platform/judge-client.ts';
import { countAnswers } from '../../skills/door.ts';
import type { KnownExercise } from '../policy.ts';
import { countsTowardsSkill } from '../policy.ts';
import { type Result, selectEarlier, selectOptionalAttempt, updateJudged } from '../store.ts';

type Deps = { database: Database; clock: Clock; judge: JudgeClient; exercises: ReadonlyMap<string, KnownExercise> };

/** CPU time of all tests of an exercise with the page around them, in ms, and memory, in KB. */
const LIMITS = { time_ms: 8_000, memory_kb: 512 * 1024 };
/** People wait for it, as for a run. */
const PRIORITY = 0;

const stateOf = ({ verdict }: Finished): 'passed' | 'failed' | 'error' =>
  verdict === 'Accepted' ? 'passed' : verdict === 'Judge Error' ? 'error' : 'failed';

/** Has a queued attempt judged. Does nothing for one that is judged or gone. The first proof of an exercise counts towards its author's skill, and up to two failures before it. Throws where the runner could not do it; it is then tried again. Not for users: it asks no policy. */
export async function judgeAttempt(deps: Deps, id: string, signal: AbortSignal): Promise<void> {
  const { database, clock, judge, exercises } = deps;
  const attempt = await selectOptionalAttempt(database, id);
  if (attempt === null || attempt.state !== 'queued') return;
  const exercise = exercises.get(attempt.exercise);
  const record = async (state: 'passed' | 'failed' | 'error', message: string, results: Result[] = []) => {
    const at = clock.now();
    const judged = await database.transaction(async (tx) => {
      if (!(await updateJudged(tx, id, { state, message, results, at }))) return false;
      if (exercise !== undefined && countsTowardsSkill(state, await selectEarlier(tx, attempt)))
        await countAnswers(
          tx,
          attempt.user_id,
          [{ concept: exercise.concept, right: state === 'passed', difficulty: exercise.difficulty }],
          at,
        );
      return true;
    });
    if (judged) await database.notify('exercise_attempts', id);
  };
  if (exercise === undefined) return record('error', 'This exercise is no longer there.');
  const results: Result[] = [];
  const finished = await judge.judge(
    {
      id,
      language: 'javascript',
      source: attempt.source,
      priority: PRIORITY,
      task: { kind: 'dom', kit: exercise.kit, limits: LIMITS, tests: exercise.tests },
    },
    async (event) => {
      if (event.type !== 'test') return;
      const { name, passed, message } = event.test;
      results.push({ name, passed, message });
    },
    signal,
  );
  await record(stateOf(finished), finished.message, results);
}
