import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showJudgedRun as Show } from '@devorbit/contract/events/entry-runs.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { presentRun } from '../present.ts';
import { selectOptionalRun } from '../store.ts';
import { findJudgedEntry } from './find-judged-entry.ts';

/** What the sandbox said of a submitted entry, for judges and organizers; a run that has not begun is none. */
export async function showJudgedRun(
  deps: { database: Database; clock: Clock },
  actor: Actor,
  asked: { id: number; entry: number },
): Promise<Reply<typeof Show>> {
  const entry = await findJudgedEntry(deps, actor, asked);
  const run = await selectOptionalRun(deps.database, entry.id, false);
  return {
    runs: entry.run_command !== '',
    // Of what it was before submissions opened once more nobody asks.
    run: presentRun(run?.revision === entry.revision ? run : null),
  };
}
