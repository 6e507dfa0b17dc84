import { type LearningProfile, type Plan, planFaults } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_PLANS } from '@devorbit/contract/learning/plan-words.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { brokenPlan, tooManyPlans } from '../errors.ts';
import type { Ground } from '../model/ground.ts';
import { countPlans, insertPlan, lockPlanner, type StoredPlan } from '../store.ts';
import { draftPlan } from './draft-plan.ts';

type Deps = { database: Database; clock: Clock; ground: Ground };
type Given = { profile: LearningProfile } | { plan: Plan };

/** Keeps a plan of the actor's: that of a profile, or one that they bring, which must add up. Throws a 409 beyond MAX_PLANS. */
export async function createPlan(
  { database, clock, ground }: Deps,
  actor: Pick<Actor, 'id'>,
  given: Given,
): Promise<StoredPlan> {
  if ('plan' in given && planFaults(given.plan).length > 0) throw brokenPlan();
  const plan = 'plan' in given ? given.plan : draftPlan(ground, given.profile);
  return database.transaction(async (tx) => {
    await lockPlanner(tx, actor.id);
    if ((await countPlans(tx, actor.id)) >= MAX_PLANS) throw tooManyPlans();
    return insertPlan(tx, actor.id, plan, clock.now());
  });
}
