import type { Exercise } from '@devorbit/content-reader/learning/frameworks.ts';
import type { ExerciseAttempt } from '@devorbit/contract/learning/exercises.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { exerciseNotFound } from '../errors.ts';
import { presentAttempt } from '../present.ts';
import { insertAttempt } from '../store.ts';

export type ExerciseJob = { attempt: string };
type Deps = { database: Database; clock: Clock; queue: Queue; exercises: ReadonlyMap<string, Exercise> };

/** Queues the actor's program to be judged; nothing has run yet. Throws 404 for an exercise that we do not have. */
export async function proveExercise(
  { database, clock, queue, exercises }: Deps,
  actor: Actor,
  { exercise, source }: { exercise: string; source: string },
): Promise<ExerciseAttempt> {
  if (!exercises.has(exercise)) throw exerciseNotFound();
  return database.transaction(async (tx) => {
    const row = await insertAttempt(tx, { user_id: actor.id, exercise, source, created_at: clock.now() });
    await queue.send(tx, 'exercises', { attempt: row.id } satisfies ExerciseJob);
    return presentAttempt(row);
  });
}
