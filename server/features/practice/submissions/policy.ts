import type { Actor } from '../../../platform/sessions.ts';

export const maySeeEveryone = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;

/** Code is its author's; staff see all. */
export const maySeeSubmission = (actor: Actor, submission: { user_id: number }): boolean =>
  submission.user_id === actor.id || maySeeEveryone(actor);

/** What others share is for those who have solved the problem; staff see all. */
export const maySeeSolutions = (actor: Actor, solved: boolean): boolean => solved || maySeeEveryone(actor);
