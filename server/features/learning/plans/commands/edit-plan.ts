import { applyEdit, type PlanEdit, PlanEditRefusal } from '@devorbit/contract/learning/plan-edits.ts';
import { type LearningProfile, type Plan, planFaults } from '@devorbit/contract/learning/plan-model.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { brokenPlan, changedElsewhere, editRefused, planNotFound } from '../errors.ts';
import type { Ground } from '../model/ground.ts';
import { mayOpen } from '../policy.ts';
import { presentPlan } from '../present.ts';
import { lockOptionalPlan, selectOptionalPlan, type StoredPlan, updatePlan } from '../store.ts';
import { draftPlan } from './draft-plan.ts';

type Deps = { database: Database; clock: Clock; ground: Ground };
type Given = { revision: number } & ({ edit: PlanEdit } | { profile: LearningProfile });

/**
 * One edit of a plan of the actor's, or the rest of it planned anew. Throws a 409 where it was changed since `revision`, with
 * the newer plan, and where the rules of plans do not allow the edit; the plan is as it was then.
 */
export async function editPlan(
  { database, clock, ground }: Deps,
  actor: Actor,
  id: number,
  given: Given,
): Promise<StoredPlan> {
  return database.transaction(async (tx) => {
    const stored = await lockOptionalPlan(tx, id);
    if (stored === null || !mayOpen(actor, stored)) throw planNotFound();
    if (stored.revision !== given.revision) throw changedElsewhere(presentPlan(stored));
    const plan =
      'edit' in given ? edited(stored.document, given.edit) : draftPlan(ground, given.profile, stored.document);
    if (planFaults(plan).length > 0) throw brokenPlan();
    await updatePlan(tx, id, plan, clock.now());
    const next = await selectOptionalPlan(tx, id);
    if (next === null) throw planNotFound();
    return next;
  });
}

function edited(plan: Plan, edit: PlanEdit): Plan {
  try {
    return applyEdit(plan, edit);
  } catch (error) {
    if (error instanceof PlanEditRefusal) throw editRefused(error.message);
    throw error;
  }
}
