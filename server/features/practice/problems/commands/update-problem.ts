import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { recordChange } from '../../versions/commands/record-change.ts';
import { problemNotFound } from '../errors.ts';
import type { ListCache } from '../listing/cache.ts';
import { type ProblemChange, updateProblem as writeChange } from '../store.ts';

type Deps = { database: Database; clock: Clock; listCache: ListCache };

/** Staff change what `change` names. Throws where there is no such problem. */
export async function updateProblem(
  { database, clock, listCache }: Deps,
  actor: Staff,
  id: number,
  change: ProblemChange,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    if ((await writeChange(tx, id, change, now)) === 0) throw problemNotFound();
    await recordChange(tx, id, actor.id, now);
    const detail = { fields: Object.keys(change) };
    await recordAct(tx, { at: now, actor, act: 'problem.update', subject: `problem ${id}`, detail });
    await tx.notify('problems', String(id));
  });
  listCache.forget();
}
