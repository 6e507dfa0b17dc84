// What the demo world makes and writes of plans.
export { makePlan } from './model/make-plan.ts';
export { readGround } from './model/read-ground.ts';
export { countPlans, insertPlan } from './store.ts';
