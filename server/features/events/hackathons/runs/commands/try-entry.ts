import type { EntryRun } from '@devorbit/contract/events/entry-runs.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { holdOwnTeam } from '../../commands/hold-own-team.ts';
import { selectOptionalEntryOf } from '../../entry-store.ts';
import { nothingToRun, saveEntryFirst } from '../../errors.ts';
import { presentRun } from '../present.ts';
import { askForRun } from './ask-for-run.ts';

/** A trial of the saved entry of the caller's team, until submissions close. */
export function tryEntry(
  { database, clock, queue }: { database: Database; clock: Clock; queue: Queue },
  actor: Actor,
  id: number,
): Promise<EntryRun | null> {
  return database.transaction(async (tx) => {
    const { team } = await holdOwnTeam(tx, { actor, clock }, id);
    const entry = await selectOptionalEntryOf(tx, team.id);
    if (entry === null) throw saveEntryFirst();
    if (entry.run_command === '') throw nothingToRun();
    return presentRun(await askForRun(tx, queue, { entry: entry.id, trial: true, at: clock.now() }));
  });
}
