import { type LearningProfile, type Plan, planFaults } from '@devorbit/contract/learning/plan-model.ts';
import { brokenPlan, unknownGoal } from '../errors.ts';
import type { Ground } from '../model/ground.ts';
import { makePlan } from '../model/make-plan.ts';
import { replan } from '../model/replan.ts';

/** The plan of a profile, or `plan` planned anew for it. Throws a 400 for a goal that is not ours and for a plan that does not add up. */
export function draftPlan(ground: Ground, profile: LearningProfile, plan?: Plan): Plan {
  if (profile.learningGoals.some((goal) => !ground.goals.has(goal))) throw unknownGoal();
  if (plan === undefined) return makePlan(ground, profile);
  if (planFaults(plan).length > 0) throw brokenPlan();
  return replan(ground, plan, profile);
}
