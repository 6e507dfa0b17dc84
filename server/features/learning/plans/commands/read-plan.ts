import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { planNotFound } from '../errors.ts';
import { mayOpen } from '../policy.ts';
import { selectOptionalPlan, type StoredPlan } from '../store.ts';

/** A plan of the actor's. Throws a 404 for anybody else's. */
export async function readPlan(database: Database, actor: Actor, id: number): Promise<StoredPlan> {
  const stored = await selectOptionalPlan(database, id);
  if (stored === null || !mayOpen(actor, stored)) throw planNotFound();
  return stored;
}
