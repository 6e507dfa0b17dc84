import type { ExerciseAttempt } from '@devorbit/contract/learning/exercises.ts';
import type { Changes } from '../../../../platform/changes.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentAttempt } from '../present.ts';
import { selectOwnAttempt } from '../store.ts';

/** The attempt as it is, and again when it is judged. Throws 404, before the first, where it is not the actor's. */
export async function* followAttempt(
  { database, changes }: { database: Database; changes: Changes },
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<ExerciseAttempt> {
  let changed = Promise.withResolvers<void>();
  const wake = () => changed.resolve();
  const unlisten = changes.listen('exercise_attempts', (heard) => heard === id && wake(), wake);
  signal.addEventListener('abort', wake);
  try {
    while (true) {
      changed = Promise.withResolvers<void>();
      const attempt = presentAttempt(await selectOwnAttempt(database, actor.id, id));
      yield attempt;
      if (attempt.judged_at !== null || signal.aborted) return;
      await changed.promise;
      if (signal.aborted) return;
    }
  } finally {
    unlisten();
    signal.removeEventListener('abort', wake);
  }
}
