import type { EntryRun } from '@devorbit/contract/events/entry-runs.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { nothingToRun } from '../../errors.ts';
import { presentRun } from '../present.ts';
import { askForRun } from './ask-for-run.ts';
import { findJudgedEntry } from './find-judged-entry.ts';

/** Has a submitted entry run for judges once more, in the place of the run before. */
export function runAgain(
  { database, clock, queue }: { database: Database; clock: Clock; queue: Queue },
  actor: Actor,
  asked: { id: number; entry: number },
): Promise<EntryRun | null> {
  return database.transaction(async (tx) => {
    const entry = await findJudgedEntry({ database: tx, clock }, actor, asked);
    if (entry.run_command === '') throw nothingToRun();
    return presentRun(await askForRun(tx, queue, { entry: entry.id, trial: false, at: clock.now() }));
  });
}
