import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { changedElsewhere, nothingToUndo, planNotFound } from '../errors.ts';
import { mayOpen } from '../policy.ts';
import { presentPlan } from '../present.ts';
import { lockOptionalPlan, selectOptionalPlan, type StoredPlan, undoLast } from '../store.ts';

/** Takes the last edit of a plan of the actor's back. Throws a 409 where there is none, or where it was changed since `revision`. */
export async function undoEdit(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  revision: number,
): Promise<StoredPlan> {
  return database.transaction(async (tx) => {
    const stored = await lockOptionalPlan(tx, id);
    if (stored === null || !mayOpen(actor, stored)) throw planNotFound();
    if (stored.revision !== revision) throw changedElsewhere(presentPlan(stored));
    if ((await undoLast(tx, id, clock.now())) === 0) throw nothingToUndo();
    const next = await selectOptionalPlan(tx, id);
    if (next === null) throw planNotFound();
    return next;
  });
}
