import type { Actor } from '../../../platform/sessions.ts';

/** A plan is its owner's alone: to anybody else there is none. */
export const mayOpen = (actor: Pick<Actor, 'id'>, plan: { user_id: number }): boolean => actor.id === plan.user_id;
