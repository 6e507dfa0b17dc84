import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { Refusal } from '../../../../../platform/errors.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import { selectUnrun } from '../store.ts';
import { askForRun } from './ask-for-run.ts';

/** As many as are sent in a minute. */
const MOST = 50;

/** Every minute: what was submitted is run for its judges, once as it is. */
export async function runSubmitted({
  database,
  clock,
  queue,
}: {
  database: Database;
  clock: Clock;
  queue: Queue;
}): Promise<void> {
  const at = clock.now();
  for (const { id } of await selectUnrun(database, at, MOST))
    await database
      .transaction((tx) => askForRun(tx, queue, { entry: id, trial: false, at }))
      // Somebody else asked meanwhile.
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
}
