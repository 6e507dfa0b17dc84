import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { planNotFound } from '../errors.ts';
import { mayOpen } from '../policy.ts';
import { deletePlanRow, lockOptionalPlan } from '../store.ts';

/** Deletes a plan of the actor's with its revisions. */
export async function deletePlan(database: Database, actor: Actor, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const stored = await lockOptionalPlan(tx, id);
    if (stored === null || !mayOpen(actor, stored)) throw planNotFound();
    await deletePlanRow(tx, id);
  });
}
