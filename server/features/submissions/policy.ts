import type { Actor } from '../../platform/sessions.ts';

/** Code is its author's; staff see all. */
export const maySeeSubmission = (actor: Actor, submission: { user_id: number }): boolean =>
  submission.user_id === actor.id || actor.is_staff || actor.is_superuser;
