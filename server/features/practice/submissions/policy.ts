import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../platform/sessions.ts';

/** Code is its author's; staff see all. */
export const maySeeSubmission = (actor: Actor, submission: { user_id: number }): boolean =>
  submission.user_id === actor.id || isStaff(actor);

/** What others share is for those who have solved the problem; staff see all. */
export const maySeeSolutions = (actor: Actor, solved: boolean): boolean => solved || isStaff(actor);
