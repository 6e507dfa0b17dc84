import type { Queryable } from '../../../../../platform/database.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import { runAtWork } from '../../errors.ts';
import { ENTRY_RUNS } from '../jobs.ts';
import { replaceOptionalRun, type RunRow } from '../store.ts';

/** Has an entry run as it is saved now, once the transaction commits. Throws 409 while a run of it is at work. */
export async function askForRun(
  tx: Queryable,
  queue: Queue,
  { entry, trial, at }: { entry: number; trial: boolean; at: Date },
): Promise<RunRow> {
  const run = await replaceOptionalRun(tx, entry, { trial, at });
  if (run === null) throw runAtWork();
  // A team waits for its trial; judges come later.
  await queue.send(tx, ENTRY_RUNS, { run: run.id }, { priority: trial ? 1 : 0 });
  return run;
}
