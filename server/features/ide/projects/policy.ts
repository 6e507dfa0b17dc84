import type { Actor } from '../../../platform/sessions.ts';

/** A project is its owner's alone; others read it under a link. */
export const mayOpen = (actor: Actor, project: { user_id: number }): boolean => actor.id === project.user_id;
