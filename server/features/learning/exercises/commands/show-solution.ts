import type { Exercise } from '@devorbit/content-reader/learning/frameworks.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { exerciseNotFound, notTriedYet } from '../errors.ts';
import { selectHasTried } from '../store.ts';

/** One way to solve it. Throws 409 for who has not tried yet. */
export async function showSolution(
  { database, exercises }: { database: Database; exercises: ReadonlyMap<string, Exercise> },
  actor: Actor,
  id: string,
): Promise<{ source: string }> {
  const exercise = exercises.get(id);
  if (exercise === undefined) throw exerciseNotFound();
  if (!(await selectHasTried(database, actor.id, id))) throw notTriedYet();
  return { source: exercise.solution };
}
