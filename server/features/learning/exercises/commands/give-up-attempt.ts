import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { updateJudged } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** When no runner could do it: that counts against nobody. */
export async function giveUpAttempt({ database, clock }: Deps, id: string): Promise<void> {
  const message = 'We couldn’t run your program. That is our fault; please try again.';
  if (await updateJudged(database, id, { state: 'error', message, results: [], at: clock.now() }))
    await database.notify('exercise_attempts', id);
}
