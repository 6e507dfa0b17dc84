import { MAX_PLANS } from '@devorbit/contract/learning/plan-words.ts';
import type { SavedPlan } from '@devorbit/contract/learning/plans.ts';
import { Refusal } from '../../../platform/errors.ts';

export const planNotFound = (): Refusal => new Refusal('missing', 'Plan not found.');
export const tooManyPlans = (): Refusal =>
  new Refusal('conflict', `You have ${MAX_PLANS} plans, which is the maximum. Delete one first.`);
export const changedElsewhere = (newer: SavedPlan): Refusal =>
  new Refusal('conflict', 'This plan was changed elsewhere. Here’s the newer version.', undefined, newer);
export const unknownGoal = (): Refusal => new Refusal('invalid', 'One of these goals isn’t on our list.');
export const brokenPlan = (): Refusal => new Refusal('invalid', 'This plan doesn’t add up, so it can’t be used.');
export const nothingToUndo = (): Refusal => new Refusal('conflict', 'There is nothing to undo.');
/** An edit that the rules of plans do not allow. */
export const editRefused = (why: string): Refusal => new Refusal('conflict', why);
